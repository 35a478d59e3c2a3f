import Almanac
import AlmanacTables

extension EmojiTableReader {
  /// Returns the tables of a list. The language (BCP 47) of the names is empty if it is not known.
  ///
  /// - Throws: `EmojiIndexError.tooLarge` if the list doesn't fit into tables.
  static func tables(of list: [EmojiRawEntry], language: String) throws(EmojiIndexError) -> EmojiTableReader {
    guard let bytes = try? bytes(of: list, language: language), let tables = EmojiTableReader(TableMemory(bytes)) else {
      throw .tooLarge("The list has more than \(maximumCount) emoji, or more words than a table can have.")
    }
    return tables
  }

  /// Returns the bytes of the tables of a list. If the list contains an emoji several times, only the first entry
  /// counts.
  static func bytes(of list: [EmojiRawEntry], language: String) throws(TableOverflow) -> [UInt8] {
    var keys: [String] = []
    var known: Set<String> = []
    let entries = list.filter { entry in
      let key = IndexedEmoji.key(of: entry.character)
      guard known.insert(key).inserted else { return false }
      keys.append(key)
      return true
    }
    guard entries.count <= maximumCount else { throw TableOverflow() }
    let groups = entries.map { EmojiGroup(ofCategory: $0.category).index }
    var parts = try EmojiTableParts(
      zip(entries, groups).map { columns($0, group: $1) + [$0.category] },
      groups: groups,
      keys: keys,
      shortcodes: entries.map { $0.shortcodes.flatMap { [$0.lowercased(), SearchText.foldedLetters($0)] } }
    )
    let others = Set(entries.flatMap(\.localizations.keys)).subtracting([language])
    for code in [language] + others.sorted() {
      let words = entries.map { entry in
        code == language ? (entry.name, entry.keywords) : entry.localizations[code].map { ($0.name, $0.keywords) }
      }
      try parts.append(words, of: code) { AlphabeticalOrder.ranks(of: $0, folded: $1, in: code) }
    }
    return parts.bytes
  }

  private static func columns(_ entry: EmojiRawEntry, group: Int) -> [String] {
    EmojiFactsBuilder.columns(
      character: entry.character,
      name: entry.name,
      shortcodes: entry.shortcodes,
      keywords: entry.keywords,
      category: group,
      supportsSkinTone: entry.supportsSkinTone,
      version: ""
    )
  }
}
