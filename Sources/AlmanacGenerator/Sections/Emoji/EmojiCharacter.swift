/// Recognizes emoji with the territories that Unicode has flags of.
enum EmojiCharacter {
  /// Territories with an emoji flag.
  static let regions = Set(StandardCodes.flags.split(separator: " ").map(String.init))

  /// Whether a text is one emoji.
  static func isEmoji(_ text: String) -> Bool { EmojiSequence.isEmoji(text, isRegion: regions.contains) }

  /// Whether a text is a sequence of several emoji.
  static func isSeveral(_ text: String) -> Bool { text.count > 1 && text.allSatisfy { isEmoji(String($0)) } }

  /// Whether a part of an emoji can have a skin tone.
  static func takesTone(_ text: String) -> Bool { text.unicodeScalars.contains(where: \.takesSkinTone) }
}
