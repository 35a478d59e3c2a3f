/// Recognizes emoji, including the flags of the territories in Unicode.
enum EmojiCharacter {
  /// Territories with an emoji flag.
  static let regions = Set(StandardCodes.flags.split(separator: " ").map(String.init))

  static func isEmoji(_ text: String) -> Bool {
    EmojiSequence.isEmoji(text, isRegion: regions.contains) && hasValidTags(text)
  }

  /// Returns whether the tags of an emoji spell a subdivision on a black flag, such as "gbeng", as is defined (UTS #51,
  /// ED-14a). A running program also accepts other tags, which a later version of Unicode could define.
  private static func hasValidTags(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { 0xE0020...0xE007F ~= $0.value }) else { return true }
    let tags = scalars[start...].dropLast().map { $0.value &- 0xE0000 }
    guard scalars.first?.value == 0x1F3F4, 3...6 ~= tags.count, tags.allSatisfy({ $0 < 0x7F }) else { return false }
    let code = String(decoding: tags.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    let isCode = code.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 }
    return isCode && regions.contains(code.prefix(2).uppercased())
  }
}
