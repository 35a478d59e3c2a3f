import Almanac
import Foundation

/// Builds the tables of a list of emoji.
struct EmojiIndexBuilder {
  private let entries: [EmojiRawEntry]
  private let keys: [String]
  private let language: String

  /// - Parameter language: The language (BCP 47) of the names. Empty if it is not known.
  init(_ entries: [EmojiRawEntry], language: String) {
    self.language = language
    var keys: [String] = []
    var known: Set<String> = []
    self.entries = entries.filter { entry in
      let key = EmojiSequence.key(entry.character) ?? entry.character
      guard known.insert(key).inserted else { return false }
      keys.append(key)
      return true
    }
    self.keys = keys
  }

  /// The tables.
  ///
  /// - Throws: `EmojiIndexError.tooLarge` if the list does not fit into tables.
  func tables() throws(EmojiIndexError) -> EmojiTableReader {
    guard let bytes = try? bytes(), let tables = EmojiTableReader(bytes) else {
      throw .tooLarge(
        "The list has more than \(EmojiTableReader.largestCount) emoji, or more words than a table can have."
      )
    }
    return tables
  }

  /// The bytes that `EmojiTableReader` reads.
  func bytes() throws(TableOverflow) -> [UInt8] {
    guard entries.count <= EmojiTableReader.largestCount else { throw TableOverflow() }
    var parts = try EmojiTableParts(
      entries.map(Self.texts),
      categoryNames: entries.map(\.category),
      keys: keys,
      shortcodes: entries.map { $0.shortcodes.flatMap { [$0.lowercased(), SearchText.foldedLetters($0)] } }
    )
    try append(entries.map { ($0.name, $0.keywords) }, of: language, to: &parts, isFirst: true)
    for language in Set(entries.flatMap(\.localizations.keys)).sorted() where language != self.language {
      let words = entries.map { $0.localizations[language].map { ($0.name, $0.keywords) } }
      try append(words, of: language, to: &parts)
    }
    return parts.bytes
  }

  private func append(
    _ words: [(name: String, keywords: [String])?],
    of language: String,
    to parts: inout EmojiTableParts,
    isFirst: Bool = false
  ) throws(TableOverflow) {
    let tables = try EmojiWordTables(words) { AlphabeticalOrder.ranks(of: $0, folded: $1, in: language) }
    try parts.append(tables, words: isFirst ? [] : words, language: language)
  }

  private static func texts(of entry: EmojiRawEntry) -> EmojiFactTexts {
    EmojiFactTexts(
      character: entry.character,
      name: entry.name,
      shortcodes: entry.shortcodes,
      keywords: entry.keywords,
      category: EmojiGroup(ofCategory: entry.category).index,
      supportsSkinTone: entry.supportsSkinTone,
      version: ""
    )
  }
}
