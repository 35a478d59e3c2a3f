/// The roles of a character in an emoji (UTS #51), independent of the system's Unicode version.
extension Unicode.Scalar {
  /// Whether it is an emoji, or can become one in a later version of Unicode.
  var isEmoji: Bool { EmojiScalars.emoji.contains(self) }

  /// Whether it is one of the five skin tones.
  var isSkinTone: Bool { 0x1F3FB...0x1F3FF ~= value }

  /// Whether a skin tone can follow it, in this version of Unicode or possibly in a later one.
  var takesSkinTone: Bool {
    EmojiScalars.modifierBases.contains(self) || EmojiScalars.unassigned.contains(self)
  }
}
