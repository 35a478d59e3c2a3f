import Almanac
import AlmanacTables

extension EmojiTableReader {
  /// Creates the tables of a list. The language (BCP 47) of the names is empty if it is not known.
  ///
  /// - Throws: `EmojiIndexError.tooLarge` if the list doesn't fit into tables.
  convenience init(_ list: [EmojiRawEntry], language: String) throws(EmojiIndexError) {
    guard let parts = try? EmojiTableParts(list, language: language) else {
      let count = Self.maximumCount
      throw .tooLarge("The list has more than \(count) emoji, or more words than a table can hold.")
    }
    self.init(parts.sizes, TableMemory(parts.bytes))
  }
}

extension EmojiTableParts {
  /// Encodes a list. If it contains an emoji several times, only the first entry counts.
  fileprivate init(_ list: [EmojiRawEntry], language: String) throws(TableOverflow) {
    let entries = list.unique { IndexedEmoji.key(of: $0.character) }
    guard entries.count <= EmojiTableReader.maximumCount else { throw TableOverflow() }
    try self.init(entries.map(\.columns), shortcodes: entries.map(\.shortcodes))
    let others = Set(entries.flatMap(\.localizations.keys)).subtracting([language])
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
