/// The words for emoji in one language.
public struct EmojiLanguage: Sendable {
  /// The language, as in BCP 47: "de".
  public let code: String

  private let names: TextTable

  /// For each emoji what is searched, in lower case: a line feed and the name, a tab and a shortcode for each, and a
  /// carriage return and a keyword for each.
  let words: TextTable

  /// Reads tables in place.
  ///
  /// - Parameters:
  ///   - code: The language.
  ///   - names: A table that has the name of each emoji in the column `nameColumn`; empty where there is none.
  ///   - words: What is searched, one text for each emoji.
  /// - Complexity: O(1).
  public init(_ code: String, names: TextTable, nameColumn: Int, words: TextTable) {
    self.code = code
    self.names = names
    self.nameColumn = nameColumn
    self.words = words
  }

  private let nameColumn: Int

  /// The name of an emoji, or `nil` where the language has none.
  func name(_ row: Int) -> String? {
    let name = names[row, nameColumn]
    return name.isEmpty ? nil : name
  }
}
