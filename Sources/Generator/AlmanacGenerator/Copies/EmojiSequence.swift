// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Emoji/EmojiSequence.swift. Do not edit.

/// Operations on emoji sequences (UTS #51).
public enum EmojiSequence {
  static var variationSelector: Unicode.Scalar { "\u{FE0F}" }
  static let joiner: Unicode.Scalar = "\u{200D}"
  private static let keycap: Unicode.Scalar = "\u{20E3}"
  private static let endOfTags: Unicode.Scalar = "\u{E007F}"

  /// Returns whether a string is one emoji: a character, a keycap, a flag, or a sequence of joined characters (UTS #51,
  /// definitions 1 to 17). The characters can be from a later version of Unicode. `isRegion` returns whether two
  /// capital letters are a flag's region.
  ///
  /// - Complexity: O(length of the string).
  package static func isEmoji(_ text: String, isRegion: (String) -> Bool = { _ in true }) -> Bool {
    let scalars = Array(text.unicodeScalars)
    if let region = region(scalars) { return isRegion(region) }
    if scalars.last == keycap { return isKeycap(scalars) }
    let elements = scalars.split(separator: joiner, omittingEmptySubsequences: false)
    return !scalars.isEmpty && elements.allSatisfy { isElement($0) }
  }

  /// Returns whether a part of an emoji has a skin tone. A skin tone alone is an emoji itself.
  package static func hasTone(_ text: String) -> Bool { text.unicodeScalars.dropFirst().contains { $0.isSkinTone } }

  /// Returns the string without variation selectors.
  package static func withoutSelectors(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != variationSelector }))
  }

  /// Returns the two letters that two regional indicators spell.
  static func region(_ scalars: [Unicode.Scalar]) -> String? {
    guard scalars.count == 2, scalars.allSatisfy({ $0.isRegionalIndicator }) else { return nil }
    return String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0.value - 0x1F1E6 + 0x41) }))
  }

  private static func isKeycap(_ scalars: [Unicode.Scalar]) -> Bool {
    let rest = scalars.dropLast().filter { $0 != variationSelector }
    return scalars.count <= 3 && rest.count == 1 && "0123456789#*".unicodeScalars.contains(rest[0])
  }

  /// Returns whether scalars are an emoji with at most one selector or tone, or with tags, such as the flag of
  /// Scotland.
  private static func isElement(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let base = scalars.first, base.isEmoji, !base.isASCII, !base.isRegionalIndicator else { return false }
    var rest = scalars.dropFirst()
    if let next = rest.first, next == variationSelector || next.isSkinTone && base.takesSkinTone {
      rest = rest.dropFirst()
    }
    if rest.isEmpty { return true }
    return rest.last == endOfTags && rest.count > 1 && rest.dropLast().allSatisfy { 0xE0020...0xE007E ~= $0.value }
  }
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool { 0x1F1E6...0x1F1FF ~= value }
}

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
