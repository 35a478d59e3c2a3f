/// The form of texts that searches compare, and the marks that stand between them in a table.
///
/// A row of such a table is `=code;` for each code, then `<` and the name, then `; ` and each further name. A folded text
/// has none of these characters, so that a search for one of the patterns below finds nothing else.
public enum SearchText {
  /// A text without case and diacritics, and with one space for whatever is neither letter nor digit: "Côte d’Ivoire"
  /// gives "cote d ivoire".
  ///
  /// - Complexity: O(length of the text); a letter with a diacritic that is not Latin takes longer.
  public static func folded(_ text: String) -> String { foldComposed(text.composed) }

  /// The same for a text whose letters are one with their marks, where Unicode has that.
  package static func foldComposed(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    // Upper case first: it takes ligatures and letters such as "ß" apart.
    for scalar in text.uppercased().lowercased().unicodeScalars {
      if scalar.isASCII {
        append(isWord(scalar) ? scalar : " ", to: &result)
      } else if !isMark(scalar) {
        bare(scalar).unicodeScalars.forEach { append(isWord($0) ? $0 : " ", to: &result) }
      }
    }
    if result.last == " " { result.removeLast() }
    return String(result)
  }

  /// What a row contains that has a code.
  public static func code(_ folded: String) -> String { "=\(folded);" }

  /// What a row contains whose name begins with a text.
  public static func start(_ folded: String) -> String { "<\(folded)" }

  /// What a row contains where a word of a further name begins with a text, or one behind the first of the name.
  public static func word(_ folded: String) -> String { " \(folded)" }

  /// The row of a table.
  ///
  /// - Parameters:
  ///   - codes: The codes, folded.
  ///   - names: The names, folded, the main one first.
  public static func row(codes: [String], names: [String]) -> String {
    let further = names.dropFirst().map { ";" + word($0) }
    return codes.map(code).joined() + start(names.first ?? "") + further.joined()
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView) {
    if scalar == " ", result.last == " " || result.isEmpty { return }
    result.append(scalar)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    // These stand for apostrophes; other modifiers, such as the long sign of katakana, for sounds.
    if 0x2B0...0x2FF ~= scalar.value { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .spacingMark:
      return true
    default: return false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .enclosingMark, .format].contains(scalar.properties.generalCategory)
  }

  /// A letter without its diacritics, found by the names that Unicode gives letters and never changes: that of "ç" is
  /// "LATIN SMALL LETTER C WITH CEDILLA".
  private static func bare(_ letter: Unicode.Scalar) -> String {
    guard let name = letter.properties.name, let end = name.firstRange(of: " WITH ")?.lowerBound ?? latinEnd(name)
    else { return String(letter) }
    let base = name[..<end]
    if base.hasPrefix(latin) {
      let letters = base.dropFirst(latin.count)
      return letters.count <= 2 ? letters.lowercased() : String(letter)
    }
    let block = letter.value & ~0xFF
    // Greek has its letters with diacritics in a block of their own too.
    let start: UInt32 = block == 0x1F00 ? 0x300 : block
    let letters = (start..<start + 0x100).lazy.compactMap(Unicode.Scalar.init)
    let found = letters.first { $0.properties.name == String(base) }
    return String(found ?? letter)
  }

  private static let latin = "LATIN SMALL LETTER "

  /// The end of the name of a Latin letter without diacritics, which may be two letters in one, such as "æ".
  private static func latinEnd(_ name: String) -> String.Index? { name.hasPrefix(latin) ? name.endIndex : nil }
}
