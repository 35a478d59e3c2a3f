import Almanac
import AlmanacTables

extension EmojiTableReader {
  /// The maximum number of languages of a list, several times as many as CLDR has.
  fileprivate static let maximumLanguageCount = 1 << 10

  /// The maximum number of names of a list, counting one for each emoji in each language even if there is none, because
  /// the tables have room for all. It is more than CLDR has in all of its languages.
  fileprivate static let maximumNameCount = 1 << 20

  /// Creates the tables of a list. The language (BCP 47) of the names is empty if it is not known.
  ///
  /// - Throws: `EmojiIndexError.tooLarge` if the list doesn't fit into tables.
  convenience init(_ list: [EmojiRawEntry], language: String) throws(EmojiIndexError) {
    guard let parts = try? EmojiTableParts(list, language: language) else {
      throw .tooLarge(
        """
        The list has more than \(Self.maximumCount) emoji or \(Self.maximumLanguageCount) languages, more than \
        \(Self.maximumNameCount) names in all languages, or more words than a table can hold.
        """
      )
    }
    self.init(parts.sizes, TableMemory(parts.bytes))
  }
}

extension EmojiTableParts {
  /// Encodes a list. If it contains an emoji several times, only the first entry counts.
  fileprivate init(_ list: [EmojiRawEntry], language: String) throws(TableOverflow) {
    let entries = list.unique { IndexedEmoji.key(of: $0.character) }
    guard entries.count <= EmojiTableReader.maximumCount else { throw TableOverflow() }
    let others = Set(entries.lazy.flatMap(\.localizations.keys)).subtracting([language])
    // A small list can name many languages, each in one entry only.
    let languageCount = others.count + 1
    guard languageCount <= EmojiTableReader.maximumLanguageCount,
      languageCount * entries.count <= EmojiTableReader.maximumNameCount
    else { throw TableOverflow() }
    try self.init(entries.map(\.columns), shortcodes: entries.map(\.shortcodes))
    for code in [language] + others.sorted() {
      let words = entries.map { entry in
        code == language ? (entry.name, entry.keywords) : entry.localizations[code].map { ($0.name, $0.keywords) }
      }
      try append(words, of: code) { AlphabeticalOrder.ranks(of: $0, folded: $1, in: code) }
    }
  }
}

extension EmojiRawEntry {
  fileprivate var columns: [String] {
    EmojiFactsBuilder.columns(
      character: character,
      name: name,
      shortcodes: shortcodes,
      keywords: keywords,
      category: EmojiGroup(ofCategory: category).index,
      supportsSkinTone: supportsSkinTone,
      version: ""
    ) + [category]
  }
}
