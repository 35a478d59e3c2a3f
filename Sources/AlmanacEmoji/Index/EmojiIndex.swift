import Almanac
import Foundation

/// Emoji in memory, for lookup and search.
struct EmojiIndex: Sendable {
  private struct Words: Sendable {
    let name: String
    let shortcodes: [String]
    let keywords: [String]

    init(_ emoji: IndexedEmoji) {
      name = SearchText.foldedLetters(emoji.name)
      shortcodes = emoji.shortcodes.map(SearchText.foldedLetters)
      keywords = emoji.keywords.map(SearchText.foldedLetters)
    }
  }

  /// All emoji, in the order of the source. If the source lists an emoji several times, only the first entry counts.
  let emoji: [IndexedEmoji]

  private let words: [Words]
  private let byKey: [String: Int]
  private let byShortcode: [String: Int]

  init(_ entries: [EmojiRawEntry]) {
    var emoji: [IndexedEmoji] = []
    var byKey: [String: Int] = [:]
    var byShortcode: [String: Int] = [:]
    for entry in entries {
      let key = Self.key(entry.character)
      guard byKey[key] == nil else { continue }
      byKey[key] = emoji.count
      for code in entry.shortcodes where byShortcode[code] == nil { byShortcode[code] = emoji.count }
      emoji.append(IndexedEmoji(entry))
    }
    self.emoji = emoji
    self.byKey = byKey
    self.byShortcode = byShortcode
    words = emoji.map(Words.init)
  }

  func emoji(_ character: String) -> IndexedEmoji? { byKey[Self.key(character)].map { emoji[$0] } }

  func emoji(shortcode: String) -> IndexedEmoji? {
    (byShortcode[shortcode] ?? byShortcode[shortcode.lowercased()]).map { emoji[$0] }
  }

  /// The emoji that match a query, without duplicates, by the rules of `EmojiValue.search`.
  ///
  /// - Parameter usage: The weights of used emoji, in any spelling.
  func search(_ query: String, ranking: EmojiRanking, usage: [String: Double]) -> [IndexedEmoji] {
    let rows = EmojiSearch.ordered(
      EmojiSearch.rows(query, in: [self], rowCount: emoji.count),
      by: ranking,
      name: { words[$0].name },
      usage: usage,
      row: { byKey[Self.key($0)] }
    )
    return rows.map { emoji[$0] }
  }

  private static func key(_ character: String) -> String { EmojiSequence.key(character) ?? character }
}

extension EmojiIndex: EmojiWords {
  func forEachRow(shortcode: String, _ body: (Int) -> Void) {
    for (row, words) in words.enumerated() where words.shortcodes.contains(shortcode) { body(row) }
  }

  func forEachRow(nameContaining text: String, _ body: (Int) -> Void) {
    var text = text
    text.withUTF8 { text in
      for (row, words) in words.enumerated() {
        var name = words.name
        if name.withUTF8({ ByteScanner.contains(text, in: $0) }) { body(row) }
      }
    }
  }

  func forEachRow(shortcodePrefix text: String, _ body: (Int) -> Void) {
    forEachRow(withPrefix: text, of: \.shortcodes, body)
  }

  func forEachRow(keywordPrefix text: String, _ body: (Int) -> Void) {
    forEachRow(withPrefix: text, of: \.keywords, body)
  }

  private func forEachRow(withPrefix text: String, of list: (Words) -> [String], _ body: (Int) -> Void) {
    for (row, words) in words.enumerated() where list(words).contains(where: { $0.utf8.starts(with: text.utf8) }) {
      body(row)
    }
  }
}
