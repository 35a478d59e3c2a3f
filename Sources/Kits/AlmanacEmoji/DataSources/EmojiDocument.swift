import Almanac
import AlmanacTables
import Foundation

/// Reads lists of emoji.
enum EmojiDocument {
  /// SwiftEmoji's name for an unknown category.
  static let unknownCategory = "Unknown"

  /// Returns the entries of a list in the format of `EmojiRawEntry`, of gemoji, or of Unicode's `emoji-test.txt`,
  /// except for entries that aren't emoji or have no category. Entries that differ only in variation selectors become
  /// one.
  ///
  /// - Throws: `decodingFailed` if the list is in none of the formats, and `emptyData` if no entry is left.
  static func entries(in data: Data) throws(EmojiIndexError) -> [EmojiRawEntry] {
    // This format isn't JSON.
    let isTest = data.starts(with: "# emoji-test.txt".utf8)
    let list = isTest ? entries(inTest: data) : try decode([Entry].self, from: data).map(\.rawEntry)
    let emoji = list.filter { EmojiSequence.isEmoji($0.character) }
    var blend = EmojiBlend(key: EmojiSequence.withoutSelectors)
    blend.addEmoji(of: emoji)
    blend.addFacts(of: emoji, .all)
    let entries = blend.entries.filter { $0.category != unknownCategory }
    guard !entries.isEmpty else { throw EmojiIndexError.emptyData }
    return entries
  }

  /// Returns the entries of `emoji-test.txt`, without the lines that can't be read.
  private static func entries(inTest data: Data) -> [EmojiRawEntry] {
    var entries: [EmojiRawEntry] = []
    var toned: Set<String> = []
    var category = unknownCategory
    for line in Array(data).split(separator: UInt8(ascii: "\n")) {
      switch EmojiTestLine(line) {
      case .group(let name, _): category = name
      case .emoji(let character, _, let name):
        entries.append(EmojiRawEntry(character: character, name: name, category: category))
      case .toned(let key): toned.insert(key)
      case .other, nil: break
      }
    }
    for index in entries.indices {
      entries[index].supportsSkinTone = toned.contains(IndexedEmoji.key(of: entries[index].character))
    }
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
        let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "The emoji is empty.")
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
      // Only a list in the format of `EmojiRawEntry` can contain custom categories.
      if EmojiGroup(gemojiCategory: entry.category) == nil { entry.category = EmojiDocument.unknownCategory }
      return entry
    }
  }
}
