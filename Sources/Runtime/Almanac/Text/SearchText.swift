/// Normalizes text for searching, using the same rules as Almanac's own searches.
///
/// To search your own texts, fold both the texts and the query.
public enum SearchText {
  /// Returns the text without case and diacritics, and with one space between words.
  ///
  /// "Côte d’Ivoire" gives "cote d ivoire". Words consist of letters and numbers. "É" gives "e", so it finds what "e"
  /// finds. An enclosing mark, such as that of a keycap, is not a diacritic: it separates words. Canonically equivalent
  /// texts have the same result. A Korean syllable becomes its letters, so that an unfinished syllable finds the
  /// finished one. Katakana becomes hiragana, which readers of Japanese type first.
  ///
  /// - Complexity: O(length of the text).
  public static func folded(_ text: String) -> String {
    TextFold(text, keepsSeparators: false).text
  }

  /// Returns the text without case and diacritics, with all other characters unchanged, including enclosing marks:
  /// "Côte d’Ivoire" gives "cote d’ivoire".
  ///
  /// - Complexity: O(length of the text).
  package static func foldedLetters(_ text: String) -> String {
    TextFold(text, keepsSeparators: true).text
  }
}
