extension String {
  /// The text with each letter and the mark behind it as the one code point that Unicode has for both, where it has one:
  /// of "e\u{301}", "é". The letters of Hangul become syllables.
  ///
  /// Texts from file names and some keyboards have them apart; the tables have them together, and are compared by bytes.
  /// Letters of South Asian scripts stay as they are: Unicode has them apart as a rule.
  ///
  /// - Complexity: O(length of the text), and some hundred comparisons for each pair of a letter and a mark.
  package var composed: String {
    guard unicodeScalars.contains(where: { !$0.isASCII && $0.isComposable }) else { return self }
    var result: [Unicode.Scalar] = []
    var letter: Int?
    var lastClass: UInt8 = 0
    var pairs: [[Unicode.Scalar]: Unicode.Scalar?] = [:]
    for scalar in unicodeScalars {
      let markClass = scalar.properties.canonicalCombiningClass.rawValue
      // Of two marks of one class, the first keeps the second from the letter.
      if let letter, scalar.isComposable, lastClass == 0 ? result.count == letter + 1 : lastClass < markClass {
        let pair = [result[letter], scalar]
        let both = pairs[pair] ?? pair[0].composed(with: scalar)
        pairs[pair] = both
        if let both {
          result[letter] = both
          continue
        }
      }
      if markClass == 0 { letter = result.count }
      lastClass = markClass
      result.append(scalar)
    }
    return String(String.UnicodeScalarView(result))
  }
}

extension Unicode.Scalar {
  /// Whether it can be one with what stands before it: marks of Latin, Greek, Cyrillic, Arabic and kana, and letters of
  /// Hangul.
  fileprivate var isComposable: Bool {
    switch value {
    case 0x300..<0x346, 0x653...0x655, 0x3099...0x309A: true
    default: Hangul.vowels.contains(value) || Hangul.finals.contains(value)
    }
  }

  /// The code point for this letter with a mark behind it.
  fileprivate func composed(with mark: Unicode.Scalar) -> Unicode.Scalar? {
    if let syllable = Hangul.composed(value, mark.value) { return Unicode.Scalar(syllable) }
    let both = String(String.UnicodeScalarView([self, mark]))
    // Strings are equal where they are canonically equivalent.
    return candidates.lazy.flatMap { $0 }.compactMap(Unicode.Scalar.init).first { String($0) == both }
  }

  /// Where the letters with marks of this letter's script are.
  private var candidates: [Range<UInt32>] {
    switch value {
    case ..<0x2B0, 0x1E00..<0x1F00: [0xC0..<0x250, 0x1E00..<0x1F00]
    case 0x370..<0x400, 0x1F00..<0x2000: [0x370..<0x400, 0x1F00..<0x2000]
    default: [value & ~0xFF..<(value & ~0xFF) + 0x100]
    }
  }
}
