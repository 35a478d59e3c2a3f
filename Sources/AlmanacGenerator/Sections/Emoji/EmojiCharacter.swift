/// Recognizes emoji with the territories that Unicode has flags of.
enum EmojiCharacter {
  /// Territories with an emoji flag.
  static let regions = Set(StandardCodes.flags.split(separator: " ").map(String.init))

  /// Returns whether a text is one emoji.
  static func isEmoji(_ text: String) -> Bool { EmojiSequence.isEmoji(text, isRegion: regions.contains) }
}
