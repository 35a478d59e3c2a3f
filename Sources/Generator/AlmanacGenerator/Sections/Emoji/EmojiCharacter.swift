/// Recognizes emoji, including the flags of the territories in Unicode.
enum EmojiCharacter {
  /// Territories with an emoji flag.
  static let regions = Set(StandardCodes.flags.split(separator: " ").map(String.init))

  static func isEmoji(_ text: String) -> Bool { EmojiSequence.isEmoji(text, isRegion: regions.contains) }
}
