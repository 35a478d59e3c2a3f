/// An emoji category, which becomes a case of the generated enum.
struct EmojiCategory: Sendable {
  /// The name of a Unicode group or a custom category, which is the raw value of the case.
  let name: String

  /// The name of the Swift case.
  let caseName: String

  /// The name of an SF Symbol.
  let symbol: String

  /// The known names by language.
  let names: [String: String]
}

/// Finds emoji categories.
struct EmojiCategories {
  /// The symbol of a category for which none is set.
  private static let defaultSymbol = "tag"

  private let settings: EmojiSettings
  private let problems: Problems

  /// The settings of categories, by name.
  private let own: [String: EmojiSettings.Category]

  init(settings: EmojiSettings, problems: Problems) {
    self.settings = settings
    self.problems = problems
    own = Dictionary(settings.categories.map { ($0.name.value, $0) }) { first, _ in first }
  }

  /// Returns the name of the category that a string names. Reports an unknown category, and returns `nil` for it.
  func name(_ text: Located<String>) -> String? {
    if let name = known(text.value) { return name }
    problems.report(.emojiCategory, at: text.location, "there is no category '\(text.value)'; \(hint(for: text.value))")
    return nil
  }

  /// Returns the name of the category that a string names, or `nil` if there is none.
  func known(_ text: String) -> String? {
    own[text] == nil ? EmojiGroup(gemojiCategory: text)?.rawValue : text
  }

  private func hint(for text: String) -> String {
    if let nearest = nearest(to: text) { return "did you mean '\(nearest)'?" }
    let known = EmojiGroup.allCases.map(\.rawValue)
    return "known categories are \(Spelling.list(known, "and")); add your own to 'categories' in \(Settings.fileName)"
  }

  /// Returns the category whose name, or a part of it, is closest in spelling to a string.
  private func nearest(to text: String) -> String? {
    let names = EmojiGroup.allCases.map(\.rawValue) + settings.categories.map(\.name.value)
    let words = { (name: String) in [name] + name.parts(separatedBy: " & ").map(String.init) }
    return Spelling.nearest(to: text, among: names.flatMap(words)).flatMap { nearest in
      names.first { words($0).contains(nearest) }
    }
  }

  /// Returns the categories in use: the Unicode groups in their order, then the custom categories. `words` are their
  /// names in other languages, from the files in these languages.
  func categories(_ used: Set<String>, words: [String: [String: String]]) -> [EmojiCategory] {
    let groups = EmojiGroup.allCases.map(\.rawValue)
    let all = groups + settings.categories.map(\.name.value).filter { !groups.contains($0) }
    let names = all.filter(used.contains)
    var cases = CaseNames(problems)
    let caseNames = cases.cases(
      of: names.map { name in
        CaseNames.Candidate(
          identifier: SwiftIdentifier.caseName(forNames: [name]),
          suffix: "",
          description: "the category '\(name)'",
          location: own[name]?.name.location ?? SourceLocation(path: Settings.fileName),
          isOwn: true
        )
      }
    )
    return zip(names, caseNames).compactMap { name, caseName in
      guard let caseName else { return nil }
      return EmojiCategory(
        name: name,
        caseName: caseName,
        symbol: own[name]?.symbol ?? EmojiGroup(rawValue: name)?.symbolName ?? Self.defaultSymbol,
        names: (own[name]?.names ?? [:]).merging(words[name] ?? [:]) { own, _ in own }
      )
    }
  }
}
