import Foundation

/// Reads lists of emoji.
enum EmojiDocument {
  /// The entries of a list in JSON: of `EmojiRawEntry` or of gemoji's entries.
  ///
  /// - Throws: A `DecodingError` where it is neither, and `EmojiSourceError.empty` where it lists nothing.
  static func entries(in json: Data) throws -> [EmojiRawEntry] {
    let decoder = JSONDecoder()
    let entries: [EmojiRawEntry]
    do {
      entries = try decoder.decode([EmojiRawEntry].self, from: json)
    } catch {
      guard let gemoji = try? decoder.decode([GemojiEntry].self, from: json) else { throw error }
      entries = gemoji.map(\.rawEntry)
    }
    guard !entries.isEmpty else { throw EmojiSourceError.empty }
    return entries
  }
}
