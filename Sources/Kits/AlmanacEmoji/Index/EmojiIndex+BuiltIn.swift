import Almanac

/// A fetched list keeps what the program was built with, because a source can be older than the program.
extension EmojiIndex {
  /// The language of the names, or `nil` if it is not known.
  var language: String? { languages.first.flatMap { $0.isEmpty ? nil : $0 } }

  /// Returns whether the list contains all emoji and languages of a built-in one, as after `keeping(_:in:)`.
  func contains(_ builtIn: EmojiIndex) -> Bool {
    // If the language of the names is not known, the built-in names are among them.
    let isKnown = language != nil && builtIn.language != nil
    return builtIn.languages.dropFirst(isKnown ? 0 : 1).allSatisfy(hasWords)
      && builtIn.all.allSatisfy { emoji($0.character) != nil }
  }

  /// Returns whether the list contains a language, or names in a variant of it: "de-CH" has the built-in words of "de".
  private func hasWords(in other: String) -> Bool {
    languages.contains(other) || language.flatMap { LanguageTag.index(of: $0, among: [other]) } != nil
  }

  /// Returns the entries with names and keywords in a language where the list contains them, and otherwise unchanged.
  fileprivate func entries(in language: String?) -> [EmojiRawEntry] {
    guard let language, let own = self.language, language != own else { return entries }
    return entries.map { entry in
      let languages = [own] + entry.localizations.keys.sorted()
      let index = LanguageTag.index(of: language, among: languages)
      if index == 0 { return entry }
      var entry = entry
      let words = index.flatMap { entry.localizations.removeValue(forKey: languages[$0]) }
      entry.localizations[own] = EmojiLocalization(name: entry.name, keywords: entry.keywords)
      entry.name = words?.name ?? entry.name
      entry.keywords = words?.keywords ?? []
      return entry
    }
  }
}

extension [EmojiRawEntry] {
  /// Returns these entries, which are in a language, with the emoji and words of a built-in list added.
  func keeping(_ builtIn: EmojiIndex, in language: String?) -> [EmojiRawEntry] {
    let kept = builtIn.entries(in: language)
    var blend = EmojiBlend()
    for list in [self, kept] { blend.addEmoji(of: list) }
    for list in [self, kept] { blend.addFacts(of: list, .all) }
    return blend.entries
  }
}
