/// Recognizes emoji (UTS #51, definitions 1 to 17).
enum EmojiCharacter {
  private static let joiner: Unicode.Scalar = "\u{200D}"
  static let variationSelector: Unicode.Scalar = "\u{FE0F}"
  private static let keycap: Unicode.Scalar = "\u{20E3}"
  private static let endOfTags: Unicode.Scalar = "\u{E007F}"

  /// Territories with an emoji flag.
  private static let regions = Set(StandardCodes.flags.split(separator: " ").map(String.init))

  /// Whether a text is one emoji: a character, a keycap, a flag, or a sequence of joined characters.
  static func isEmoji(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    if let flag = region(scalars) { return regions.contains(flag) }
    if scalars.last == keycap { return isKeycap(scalars) }
    let elements = scalars.split(separator: joiner, omittingEmptySubsequences: false)
    return !scalars.isEmpty && elements.allSatisfy { isElement($0) }
  }

  /// Whether a text is a sequence of several emoji.
  static func isSeveral(_ text: String) -> Bool { text.count > 1 && text.allSatisfy { isEmoji(String($0)) } }

  /// The territory that two regional indicators spell.
  private static func region(_ scalars: [Unicode.Scalar]) -> String? {
    let letters = scalars.compactMap { Unicode.Scalar($0.value &- 0x1F1E6 &+ 0x41) }
    let areIndicators = scalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
    return scalars.count == 2 && areIndicators ? String(String.UnicodeScalarView(letters)) : nil
  }

  private static func isKeycap(_ scalars: [Unicode.Scalar]) -> Bool {
    let rest = scalars.dropLast().filter { $0 != variationSelector }
    return scalars.count <= 3 && rest.count == 1 && "0123456789#*".unicodeScalars.contains(rest[0])
  }

  /// Whether scalars are an emoji with at most one selector or tone, or with tags, such as the flag of Scotland.
  private static func isElement(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let base = scalars.first, base.isEmoji, !base.isASCII,
      !(0x1F1E6...0x1F1FF).contains(base.value)
    else { return false }
    var rest = scalars.dropFirst()
    if let next = rest.first,
      next == variationSelector || next.isSkinTone && base.takesSkinTone
    {
      rest = rest.dropFirst()
    }
    if rest.isEmpty { return true }
    return rest.last == endOfTags && rest.count > 1
      && rest.dropLast().allSatisfy { (0xE0020...0xE007E).contains($0.value) }
  }

  /// Whether a part of an emoji has a skin tone.
  static func hasTone(_ text: String) -> Bool {
    text.unicodeScalars.dropFirst().contains(where: \.isSkinTone)
  }

  /// Whether a part of an emoji can have a skin tone.
  static func takesTone(_ text: String) -> Bool { text.unicodeScalars.contains(where: \.takesSkinTone) }
}
