import Almanac
import Foundation

/// Emoji in memory, to look up and search.
struct EmojiIndex: Sendable {
  private struct Words: Sendable {
    let name: String
    let shortcodes: [String]
    let keywords: [String]

    init(_ emoji: IndexedEmoji) {
      name = emoji.name.lowercased()
      shortcodes = emoji.shortcodes.map { $0.lowercased() }
      keywords = emoji.keywords.map { $0.lowercased() }
    }
  }

  /// All emoji, in the order of the source; of several entries of one emoji the first.
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

  func emoji(shortcode: String) -> IndexedEmoji? { byShortcode[shortcode].map { emoji[$0] } }

  /// The emoji that a query finds, each once (see `EmojiValue.search`).
  ///
  /// - Parameter usage: The weights of emoji that were used, in any spelling.
  func search(_ query: String, ranking: EmojiRanking, usage: [String: Double]) -> [IndexedEmoji] {
    let rows = rows(query)
    switch ranking {
    case .relevance: return rows.map { emoji[$0] }
    case .alphabetical: return rows.sorted { words[$0].name < words[$1].name }.map { emoji[$0] }
    case .usage:
      var weights: [Int: Double] = [:]
      for (character, weight) in usage {
        if let row = byKey[Self.key(character)] { weights[row, default: 0] += weight }
      }
      return rows.sorted { weights[$0, default: 0] > weights[$1, default: 0] }.map { emoji[$0] }
    }
  }

  private func rows(_ query: String) -> [Int] {
    let query = query.trimmed.lowercased()
    guard !query.isEmpty else { return Array(emoji.indices) }
    var ranks: [[Int]] = Array(repeating: [], count: 4)
    for (row, words) in words.enumerated() {
      if words.shortcodes.contains(query) {
        ranks[0].append(row)
      } else if words.name.contains(query) {
        ranks[1].append(row)
      } else if words.shortcodes.contains(where: { $0.hasPrefix(query) }) {
        ranks[2].append(row)
      } else if words.keywords.contains(where: { $0.hasPrefix(query) }) {
        ranks[3].append(row)
      }
    }
    return Array(ranks.joined())
  }

  private static func key(_ character: String) -> String { EmojiSequence.key(character) ?? character }
}
