import Foundation

/// A simple index: an array of structs from JSON, a dictionary of shortcodes, and a linear search.
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

  /// The words of each entry without diacritics, as searches compare them.
  private let words: [(description: String, tags: [String])]
  private let byShortcode: [String: Entry]

  /// Decodes a list of entries in JSON.
  public init(json: Data) throws {
    entries = try JSONDecoder().decode([Entry].self, from: json)
    let bare = { (text: String) in text.folding(options: .diacriticInsensitive, locale: nil) }
    words = entries.map { (bare($0.description), $0.tags.map(bare)) }
    byShortcode = Dictionary(
      entries.flatMap { entry in entry.aliases.map { ($0, entry) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The emoji of a shortcode.
  public func emoji(shortcode: String) -> String? { byShortcode[shortcode]?.emoji }

  /// The emoji that match a query, by the same four rules as in Almanac.
  public func search(_ query: String) -> [String] {
    let query = query.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      .folding(options: .diacriticInsensitive, locale: nil)
    var ranks: [[String]] = Array(repeating: [], count: 4)
    for (entry, words) in zip(entries, words) {
      if entry.aliases.contains(where: { $0.lowercased() == query }) {
        ranks[0].append(entry.emoji)
      } else if words.description.lowercased().contains(query) {
        ranks[1].append(entry.emoji)
      } else if entry.aliases.contains(where: { $0.lowercased().hasPrefix(query) }) {
        ranks[2].append(entry.emoji)
      } else if words.tags.contains(where: { $0.lowercased().hasPrefix(query) }) {
        ranks[3].append(entry.emoji)
      }
    }
    return ranks.flatMap { $0 }
  }
}
