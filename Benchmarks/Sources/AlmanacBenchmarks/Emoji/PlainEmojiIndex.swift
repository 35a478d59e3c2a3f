import Foundation

/// A good simple index: structs from JSON, a dictionary of shortcodes, and a linear search of words that are folded
/// once.
///
/// Its results are the reference for the contenders, and its source is the source of Almanac's rival.
public struct PlainEmojiIndex {
  /// An entry of gemoji's database, with the same facts as Almanac's table.
  public struct Entry: Codable {
    let emoji: String
    let description: String
    let category: String
    let aliases: [String]
    let tags: [String]
    let unicode_version: String
    let skin_tones: Bool?
  }

  let entries: [Entry]

  /// The words of each entry without case and diacritics, as searches compare them.
  private let words: [(name: [UInt8], aliases: [[UInt8]], tags: [[UInt8]])]
  private let byShortcode: [String: Entry]

  /// Decodes a list of entries in JSON.
  public init(json: Data) throws {
    entries = try JSONDecoder().decode([Entry].self, from: json)
    words = entries.map { entry in
      (Self.folded(entry.description), entry.aliases.map { Array($0.lowercased().utf8) }, entry.tags.map(Self.folded))
    }
    byShortcode = Dictionary(
      entries.flatMap { entry in entry.aliases.map { ($0, entry) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The emoji of a shortcode.
  public func emoji(shortcode: String) -> String? { byShortcode[shortcode]?.emoji }

  /// The emoji that match a query, by the same four rules as in Almanac.
  public func search(_ query: String) -> [String] {
    let query = Self.folded(query.trimmingCharacters(in: .whitespacesAndNewlines))
    var ranks: [[String]] = Array(repeating: [], count: 4)
    for (entry, words) in zip(entries, words) {
      if words.aliases.contains(query) {
        ranks[0].append(entry.emoji)
      } else if Self.contains(words.name, query) {
        ranks[1].append(entry.emoji)
      } else if words.aliases.contains(where: { $0.starts(with: query) }) {
        ranks[2].append(entry.emoji)
      } else if words.tags.contains(where: { $0.starts(with: query) }) {
        ranks[3].append(entry.emoji)
      }
    }
    return ranks.flatMap { $0 }
  }

  private static func folded(_ text: String) -> [UInt8] {
    Array(text.folding(options: .diacriticInsensitive, locale: nil).lowercased().utf8)
  }

  private static func contains(_ text: [UInt8], _ query: [UInt8]) -> Bool {
    guard let first = query.first else { return true }
    var start = 0
    while let match = text[start...].firstIndex(of: first) {
      if text[match...].starts(with: query) { return true }
      start = match + 1
    }
    return false
  }
}
