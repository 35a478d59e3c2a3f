import Almanac
import Foundation

/// Reads lists of emoji.
enum EmojiDocument {
  /// SwiftEmoji's word for a category that it does not know.
  static let unknownCategory = "Unknown"

  /// The entries of a list in JSON, in the format of `EmojiRawEntry` or of gemoji, without those that are no emoji and
  /// those without a category. The entries of an emoji with and without its variation selector are one.
  ///
  /// - Throws: `decodingFailed` if the list has neither format, and `emptyData` if no entry is left.
  static func entries(in json: Data) throws(EmojiIndexError) -> [EmojiRawEntry] {
    let emoji = try decode([Entry].self, from: json).filter { EmojiSequence.isEmoji($0.rawEntry.character) }
    let entries = merged(emoji).filter(\.hasCategory).map(\.rawEntry)
    guard !entries.isEmpty else { throw EmojiIndexError.emptyData }
    return entries
  }

  /// Decodes JSON, and throws `decodingFailed` if that fails.
  static func decode<Value: Decodable>(_ type: Value.Type, from json: Data) throws(EmojiIndexError) -> Value {
    do { return try JSONDecoder().decode(type, from: json) } catch { throw .decodingFailed(underlying: error) }
  }

  /// The entries with one for each emoji, whether with or without its variation selector. The first one decides, unless
  /// only a later one has a category.
  private static func merged(_ entries: [Entry]) -> [Entry] {
    entries.grouped { EmojiSequence.withoutSelectors($0.rawEntry.character) }.map { entries in
      var merged = entries[0]
      merged.complete(with: entries.dropFirst())
      return merged
    }
  }

  /// An entry in either format.
  private struct Entry: Decodable {
    private(set) var rawEntry: EmojiRawEntry

    /// Whether its category is one of gemoji's. In the format of `EmojiRawEntry`, a list can have categories of its own.
    private(set) var hasCategory: Bool

    private enum CodingKeys: String, CodingKey {
      /// The key of the emoji in gemoji's format.
      case emoji
    }

    init(from decoder: any Decoder) throws {
      let isGemoji = try decoder.container(keyedBy: CodingKeys.self).contains(.emoji)
      rawEntry = isGemoji ? try GemojiEntry(from: decoder).rawEntry : try EmojiRawEntry(from: decoder)
      let isGroup = EmojiGroup(gemojiCategory: rawEntry.category) != nil
      hasCategory = isGroup || !isGemoji && rawEntry.category != EmojiDocument.unknownCategory
      if rawEntry.character.isEmpty {
        let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "An emoji is not empty.")
        throw DecodingError.dataCorrupted(context)
      }
    }

    /// Adds the words of other entries, and the first category if this one has none.
    mutating func complete(with others: ArraySlice<Entry>) {
      if !hasCategory, let other = others.first(where: \.hasCategory) {
        rawEntry.category = other.rawEntry.category
        hasCategory = true
      }
      rawEntry.addWords(of: others.lazy.map(\.rawEntry))
    }
  }
}
