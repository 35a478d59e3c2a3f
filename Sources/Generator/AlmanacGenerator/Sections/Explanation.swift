/// A fact about an entry, and its location in the input.
package struct Fact: Sendable {
  package let label: String
  package let value: String

  /// The location, or `nil` if the fact follows from other facts.
  let location: SourceLocation?

  init(_ label: String, _ value: String, at location: SourceLocation?) {
    self.label = label
    self.value = value
    self.location = location
  }

  init(_ label: String, _ text: Located<String>) {
    self.init(label, text.value, at: text.location)
  }

  /// Creates a fact for each known value.
  static func list(_ label: String, _ texts: [Located<String>?]) -> [Fact] {
    texts.compactMap { $0.map { Fact(label, $0) } }
  }
}

/// Everything known about an entry, with the file and line of each fact.
///
/// For facts that Almanac ships, it's the upstream source.
public struct Explanation: Sendable {
  /// An entry of a section.
  struct Entry: Sendable {
    /// The expression for the entry, without the type name: `.us`.
    let title: String
    let facts: [Fact]
  }

  /// The facts, one on each line, or `nil` if there is no such entry.
  public let text: String?

  /// The problems that can hide the entry, or a fact about it.
  public let diagnostics: [Diagnostic]

  /// Looks up an entry.
  ///
  /// - Parameters:
  ///   - text: The code of a country, currency or language, the identifier of a locale, an emoji or its shortcode.
  ///   - request: The folder to search in.
  /// - Returns: What is known about the entry, and the problems that can hide it.
  public static func of(_ text: String, in request: Request) -> Explanation {
    let run = Run(request.withAllLibraries)
    return of(text, in: run.linked(), run)
  }

  /// Looks up an entry of what a run has read.
  static func of(_ text: String, in target: LinkedAtlas, _ run: Run) -> Explanation {
    let origins = FactOrigins(run.request.almanac.world)
    let entries = target.atlas.sections.flatMap { section in
      let subject = section.subject
      return section.indices(of: text).map { index in
        let entry = section.explanation(at: index, target.links)
        let title = subject.type(in: target.settings) + entry.title
        return Self.text(title, entry.facts, origins.origins(of: entry.facts, in: subject.kind))
      }
    }
    if entries.isEmpty {
      let names = target.atlas.sections.flatMap(\.names)
      let hint = Spelling.hint(for: text, among: names, or: "write a code, a locale identifier, or an emoji")
      let message = "there is no entry '\(text)'; \(hint)"
      run.problems.report(.entryUnknown, at: SourceLocation(path: run.request.folder), message)
    }
    return Explanation(
      text: entries.isEmpty ? nil : entries.joined(separator: "\n"),
      // A file that can't be read can be the reason for a missing fact.
      diagnostics: run.problems.sorted(isStrict: false).filter { $0.severity == .error }
    )
  }

  private static func text(_ title: String, _ facts: [Fact], _ origins: [String?]) -> String {
    let labels = facts.map(\.label.singleLine)
    let width = labels.map(\.count).max() ?? 0
    let lines = zip(zip(labels, facts), origins).map { known, origin in
      let (name, fact) = known
      let label = name + String(repeating: " ", count: width - name.count)
      return "  \(label)  \(fact.value.singleLine)" + (origin.map { "  (\($0.singleLine))" } ?? "") + "\n"
    }
    return title.singleLine + "\n" + lines.joined()
  }
}
