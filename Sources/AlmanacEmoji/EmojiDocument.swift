import Foundation

/// Reads lists of emoji.
enum EmojiDocument {
  /// The entries of a list in JSON: of `EmojiRawEntry` or of gemoji's entries.
  ///
  /// - Throws: A `DecodingError` where it is neither, and `EmojiSourceError.empty` where it lists nothing.
  static func entries(in json: Data) throws -> [EmojiRawEntry] {
    let entries = try JSONDecoder().decode([Entry].self, from: json).map(\.rawEntry)
    guard !entries.isEmpty else { throw EmojiSourceError.empty }
    return entries
  }

  /// An entry in the one format or the other.
  private struct Entry: Decodable {
    let rawEntry: EmojiRawEntry

    private enum CodingKeys: String, CodingKey {
      /// The key of the emoji itself in gemoji's entries.
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
