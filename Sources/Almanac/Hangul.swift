/// The arithmetic of Korean syllables (The Unicode Standard, section 3.12).
enum Hangul {
  private static let initials: Range<UInt32> = 0x1100..<0x1113
  static let vowels: Range<UInt32> = 0x1161..<0x1176
  static let finals: Range<UInt32> = 0x11A8..<0x11C3

  private static let finalCount = UInt32(finals.count) + 1
  private static let syllables: Range<UInt32> = 0xAC00..<0xD7A4

  /// The syllable of two letters, or of one that ends in a vowel and a letter; `nil` where they make none.
  static func composed(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if initials.contains(first), vowels.contains(second) {
      let row = (first - initials.lowerBound) * UInt32(vowels.count) + second - vowels.lowerBound
      return syllables.lowerBound + row * finalCount
    }
    let isOpen = syllables.contains(first) && (first - syllables.lowerBound).isMultiple(of: finalCount)
    return isOpen && finals.contains(second) ? first + 1 + second - finals.lowerBound : nil
  }
}
