// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Text/SearchText.swift. Do not edit.

/// Normalizes text for searching, using the same rules as Almanac's own searches.
///
/// To search your own strings, fold both the strings and the query.
public enum SearchText {
  /// Returns the string without case and diacritics, and with one space between words.
  ///
  /// "Côte d’Ivoire" becomes "cote d ivoire". Words consist of letters and numbers. "É" becomes "e", so it finds what
  /// "e" finds. An enclosing mark, such as a keycap's, is not a diacritic: it separates words. Canonically equivalent
  /// strings have the same result. A Korean syllable becomes its letters, so that an unfinished syllable finds the
  /// finished one. Katakana becomes hiragana, which readers of Japanese type first.
  ///
  /// - Complexity: O(length of the string).
  public static func folded(_ text: String) -> String {
    TextFold(text, keepsSeparators: false).text
  }

  /// Returns the string without case and diacritics, with all other characters unchanged, including enclosing marks:
  /// "Côte d’Ivoire" becomes "cote d’ivoire".
  ///
  /// - Complexity: O(length of the string).
  package static func foldedLetters(_ text: String) -> String {
    TextFold(text, keepsSeparators: true).text
  }
}
