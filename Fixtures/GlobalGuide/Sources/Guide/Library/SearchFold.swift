import Foundation

/// Folds texts for the search, to UTF-8.
struct SearchFold {
  private var bytes: [UInt8] = []
  private var separates = false

  /// The text without case and diacritics, and with one space between words: "Côte d’Ivoire" gives "cote d ivoire".
  ///
  /// Words consist of letters and numbers. Vowel signs, as of Hindi, are part of a word. A Korean syllable becomes its letters, so
  /// that an unfinished syllable finds the finished one.
  static func folded(_ text: String) -> [UInt8] {
    var fold = SearchFold()
    fold.bytes.reserveCapacity(text.utf8.count)
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { fold.add(ascii: byte) }
    } else {
      for scalar in text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars { fold.add(scalar) }
    }
    return fold.bytes
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { return add(ascii: UInt8(truncatingIfNeeded: scalar.value)) }
    if let letters = Self.letters[scalar] { return append(letters.utf8) }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber, .letterNumber,
      .otherNumber, .spacingMark:
      append(scalar.utf8)
    case .nonspacingMark:
      // A mark without a class is a vowel sign, 8 is the voicing of kana, and 9 joins consonants. All others are diacritics.
      if [0, 8, 9].contains(properties.canonicalCombiningClass.rawValue) { append(scalar.utf8) }
    case .modifierLetter where scalar == "ー":
      append(scalar.utf8)
    case .enclosingMark, .format:
      break
    default:
      // Modifier letters are apostrophes in names.
      separates = true
    }
  }

  private mutating func add(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): append(CollectionOfOne(byte))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): append(CollectionOfOne(byte | 0x20))
    default: separates = true
    }
  }

  private mutating func append(_ letters: some Collection<UInt8>) {
    if separates, !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
    separates = false
    bytes.append(contentsOf: letters)
  }

  /// Letters that Unicode does not decompose.
  private static let letters: [Unicode.Scalar: String] = [
    "ß": "ss", "ı": "i", "ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ħ": "h", "ŋ": "n",
  ]
}
