import Almanac

/// The characters of entries in lists of emoji.
enum EmojiSpelling {
  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let variationSelector: Unicode.Scalar = "\u{FE0F}"
  private static let keycap: Unicode.Scalar = "\u{20E3}"
  private static let endOfTags: Unicode.Scalar = "\u{E007F}"
  private static let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

  /// The text without variation selectors.
  static func bare(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != variationSelector }))
  }

  /// Whether a text is one emoji, in this version of Unicode or possibly in a later one.
  static func isEmoji(_ text: String) -> Bool {
    let scalars = Array(bare(text).unicodeScalars)
    if scalars.contains(where: { regionalIndicators.contains($0.value) }) {
      return scalars.count == 2 && scalars.allSatisfy { regionalIndicators.contains($0.value) }
    }
    if scalars.last == keycap { return scalars.count == 2 && "0123456789#*".unicodeScalars.contains(scalars[0]) }
    let parts = scalars.split(separator: joiner, omittingEmptySubsequences: false)
    return EmojiSequence.key(text) != nil && !scalars.isEmpty && parts.allSatisfy(isPart)
  }

  /// Whether scalars are an emoji, an emoji with a tone, or an emoji with tags, such as the flag of Scotland.
  private static func isPart(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let base = scalars.first, isEmoji(base) else { return false }
    let rest = scalars.dropFirst()
    return rest.isEmpty || rest.count == 1 && rest.first.map(isTone) == true || rest.last == endOfTags
  }

  /// Whether it is an emoji by itself. A selector can follow each of them. The tables of the system may be older.
  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    let selected = String(String.UnicodeScalarView([scalar, variationSelector]))
    return !scalar.isASCII && (isTone(scalar) || EmojiSequence.key(selected) != nil)
  }

  private static func isTone(_ scalar: Unicode.Scalar) -> Bool { SkinTone.allCases.contains { $0.modifier == scalar } }
}
