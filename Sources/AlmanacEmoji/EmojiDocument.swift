import Foundation

/// Reads lists of emoji.
enum EmojiDocument {
  /// The entries of a list in JSON, in the format of `EmojiRawEntry` or of gemoji.
  ///
  /// - Throws: A `DecodingError` if the list has neither format, and `EmojiSourceError.empty` if it has no entries.
  static func entries(in json: Data) throws -> [EmojiRawEntry] {
    let entries = try JSONDecoder().decode([Entry].self, from: json).map(\.rawEntry)
    guard !entries.isEmpty else { throw EmojiSourceError.empty }
    return entries
  }

  /// An entry in either format.
  private struct Entry: Decodable {
    let rawEntry: EmojiRawEntry

    private enum CodingKeys: String, CodingKey {
      /// The key of the emoji in gemoji's format.
      case emoji
    }

    init(from decoder: any Decoder) throws {
      let isGemoji = try decoder.container(keyedBy: CodingKeys.self).contains(.emoji)
      rawEntry = isGemoji ? try GemojiEntry(from: decoder).rawEntry : try EmojiRawEntry(from: decoder)
      if rawEntry.character.isEmpty {
        let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "An emoji is not empty.")
        throw DecodingError.dataCorrupted(context)
      }
    }
  }
}
