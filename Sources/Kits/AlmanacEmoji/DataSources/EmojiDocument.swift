import Almanac
import Foundation

/// Reads lists of emoji.
enum EmojiDocument {
  /// SwiftEmoji's word for a category that it doesn't know.
  static let unknownCategory = "Unknown"

  /// Returns the entries of a list in JSON, in the format of `EmojiRawEntry` or of gemoji, without those that are no
  /// emoji and those without a category. The entries of an emoji with and without its variation selector are one.
  ///
  /// - Throws: `decodingFailed` if the list is in neither format, and `emptyData` if no entry is left.
  static func entries(in json: Data) throws(EmojiIndexError) -> [EmojiRawEntry] {
    let emoji = try decode([Entry].self, from: json).map(\.rawEntry).filter { EmojiSequence.isEmoji($0.character) }
    var blend = EmojiBlend(key: EmojiSequence.withoutSelectors)
    blend.addEmoji(of: emoji)
    blend.addFacts(of: emoji, .all)
    let entries = blend.entries.filter { $0.category != unknownCategory }
    guard !entries.isEmpty else { throw EmojiIndexError.emptyData }
    return entries
  }

  /// Decodes JSON, and throws `decodingFailed` if that fails.
  static func decode<Value: Decodable>(_ type: Value.Type, from json: Data) throws(EmojiIndexError) -> Value {
    do { return try JSONDecoder().decode(type, from: json) } catch { throw .decodingFailed(underlying: error) }
  }

  /// An entry in either format.
  private struct Entry: Decodable {
    let rawEntry: EmojiRawEntry

    private enum GemojiKeys: String, CodingKey {
      case emoji, description, category, aliases, tags
      case skinTones = "skin_tones"
    }

    init(from decoder: any Decoder) throws {
      let gemoji = try decoder.container(keyedBy: GemojiKeys.self)
      rawEntry = gemoji.contains(.emoji) ? try Self.entry(in: gemoji) : try EmojiRawEntry(from: decoder)
      if rawEntry.character.isEmpty {
        let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "An emoji is not empty.")
        throw DecodingError.dataCorrupted(context)
      }
    }

    private static func entry(in gemoji: KeyedDecodingContainer<GemojiKeys>) throws -> EmojiRawEntry {
      var entry = EmojiRawEntry(
        character: try gemoji.decode(String.self, forKey: .emoji),
        name: try gemoji.decode(String.self, forKey: .description),
        category: try gemoji.decode(String.self, forKey: .category),
        shortcodes: try gemoji.decode([String].self, forKey: .aliases),
        keywords: try gemoji.decode([String].self, forKey: .tags),
        supportsSkinTone: try gemoji.decodeIfPresent(Bool.self, forKey: .skinTones) ?? false
      )
      // Only in the format of `EmojiRawEntry`, a list can contain custom categories.
      if EmojiGroup(gemojiCategory: entry.category) == nil { entry.category = EmojiDocument.unknownCategory }
      return entry
    }
  }
}
