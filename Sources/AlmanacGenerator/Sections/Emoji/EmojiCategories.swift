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
  /// The symbol of a category without its own symbol.
  private static let defaultSymbol = "tag"

  let settings: EmojiSettings
  let problems: Problems

  /// The name of the category that a text names. Reports an unknown category, and returns `nil` for it.
  func name(_ text: Located<String>) -> String? {
    if let own = settings.categories.first(where: { $0.name.value == text.value }) { return own.name.value }
    if let group = EmojiGroup(gemojiCategory: text.value) { return group.rawValue }
    let known = EmojiGroup.allCases.map(\.rawValue)
    let hint =
      nearest(to: text.value).map { "did you mean '\($0)'?" }
      ?? "known categories are \(Spelling.list(known, "and")); add your own to 'categories' in \(Settings.fileName)"
    problems.report(.emojiCategory, at: text.location, "there is no category '\(text.value)'; \(hint)")
    return nil
  }

  /// The category whose name, or a part of it, is closest in spelling to a text.
  private func nearest(to text: String) -> String? {
    let names = EmojiGroup.allCases.map(\.rawValue) + settings.categories.map(\.name.value)
    let words = names.flatMap { [$0] + $0.split(separator: " & ").map(String.init) }
    return Spelling.nearest(to: text, among: words).flatMap { word in names.first { $0.contains(word) } }
  }

  /// The categories in use: the Unicode groups in their order, then the custom categories.
  ///
  /// - Parameters:
  ///   - used: The names of the categories in use.
  ///   - words: The names of the categories in other languages, from the files of these languages.
  func categories(_ used: Set<String>, words: [String: [String: String]]) -> [EmojiCategory] {
    let groups = EmojiGroup.allCases.map(\.rawValue)
    let all = groups + settings.categories.map(\.name.value).filter { !groups.contains($0) }
    let names = all.filter(used.contains)
    var cases = CaseNames(problems)
    let caseNames = cases.cases(
      of: names.map { name in
        let own = settings.categories.first { $0.name.value == name }
        return CaseNames.Candidate(
          identifier: SwiftIdentifier.caseName(forNames: [name]),
          suffix: "",
          description: "the category '\(name)'",
          location: own?.name.location ?? SourceLocation(path: Settings.fileName),
          isOwn: true
        )
      }
    )
    return zip(names, caseNames).compactMap { name, caseName in
      guard let caseName else { return nil }
      let own = settings.categories.first { $0.name.value == name }
      return EmojiCategory(
        name: name,
        caseName: caseName,
        symbol: own?.symbol ?? EmojiGroup(rawValue: name)?.symbolName ?? Self.defaultSymbol,
        names: (own?.names ?? [:]).merging(words[name] ?? [:]) { own, _ in own }
      )
    }
  }
}
