import Almanac

/// A fetched list keeps what the program was built with, because a source can be older than the program.
extension EmojiIndex {
  /// The language of the names, or `nil` if it is not known.
  var language: String? { languages.first.flatMap { $0.isEmpty ? nil : $0 } }

  /// Returns whether the list contains all emoji and languages of another one.
  func contains(_ other: EmojiIndex) -> Bool {
    Set(other.languages).isSubset(of: languages) && other.all.allSatisfy { emoji($0.character) != nil }
  }

  /// Returns the entries with names and keywords in a language where the list contains them, and otherwise unchanged.
  fileprivate func entries(in language: String?) -> [EmojiRawEntry] {
    guard let language, let own = self.language, language != own else { return entries }
    return entries.map { entry in
      var entry = entry
      let languages = entry.localizations.keys.sorted()
      let index = LanguageTag.index(of: language, among: languages)
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
