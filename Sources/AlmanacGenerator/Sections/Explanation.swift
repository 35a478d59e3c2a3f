/// All that is known of an entry, and from which file and line each fact came.
public struct Explanation: Sendable {
  /// What there is to read, a fact a line; `nil` where there is no such entry.
  public let text: String?

  /// What keeps the entry, or some of it, from being found.
  public let diagnostics: [Diagnostic]

  /// Looks an entry up.
  ///
  /// - Parameters:
  ///   - entry: The code of a country or currency, in either case, the identifier of a locale, an emoji or its shortcode.
  ///   - request: The folder to look in.
  public init(of entry: String, in request: Request) {
    let survey = Survey(request)
    // What cannot be read may be why something is not known.
    let errors = survey.diagnostics.filter { $0.severity == .error }
    let found = survey.atlas.entries(called: entry, configuration: survey.inputs.configuration)
    guard found.isEmpty else {
      text = found.map { Self.text($0.title, $0.facts) }.joined(separator: "\n")
      diagnostics = errors
      return
    }
    text = nil
    let nearest = Spelling.nearest(to: entry, among: survey.atlas.names)
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "name the code of a country, currency or locale, or an emoji"
    let message = "there is no entry '\(entry)'; \(hint)"
    let unknown = Diagnostic(.entryUnknown, at: SourceLocation(path: request.folder), message)
    diagnostics = errors + [unknown]
  }

  private static func text(_ title: String, _ facts: [Fact]) -> String {
    let labels = facts.map(\.label.count).max() ?? 0
    let lines = facts.map { fact in
      let label = fact.label + String(repeating: " ", count: labels - fact.label.count)
      return "  \(label)  \(fact.value.singleLine)" + (fact.location.map { "  (\($0.text.singleLine))" } ?? "") + "\n"
    }
    return title.singleLine + "\n" + lines.joined()
  }
}
