/// The form of texts that searches compare.
package enum SearchText {
  /// A text without case and diacritics, and with one space for whatever is neither letter nor number: "Côte d’Ivoire"
  /// gives "cote d ivoire". Canonically equivalent texts give the same.
  ///
  /// - Complexity: O(length of the text).
  package static func folded(_ text: String) -> String {
    TextFold(text, keepsSeparators: false).text
  }

  /// The same with all that is neither letter nor number as it is: "Côte d’Ivoire" gives "cote d’ivoire".
  ///
  /// - Complexity: O(length of the text).
  package static func foldedLetters(_ text: String) -> String {
    TextFold(text, keepsSeparators: true).text
  }
}
