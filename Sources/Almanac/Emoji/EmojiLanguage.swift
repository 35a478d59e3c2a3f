/// The words for emoji in one language.
public struct EmojiLanguage: Sendable {
  /// The language, as in BCP 47: "de".
  public var code: String { literal.description }

  // A literal, so that the tables are copied without counting references.
  private let literal: StaticString
  private let names: TextTable
  private let nameColumn: Int
  private let foldedNames: TextTable
  private let keywords: RowIndex

  /// Reads tables in place.
  ///
  /// - Parameters:
  ///   - code: The language.
  ///   - names: A table that has the name of each emoji in the column `nameColumn`; empty where there is none.
  ///   - nameColumn: The column of the names.
  ///   - foldedNames: The names alone, without case and diacritics.
  ///   - keywords: The keywords without case and diacritics, and the rows of their emoji.
  /// - Complexity: O(1).
  public init(_ code: StaticString, names: TextTable, nameColumn: Int, foldedNames: TextTable, keywords: RowIndex) {
    literal = code
    self.names = names
    self.nameColumn = nameColumn
    self.foldedNames = foldedNames
    self.keywords = keywords
  }

  /// The name of an emoji, or `nil` where the language has none.
  @usableFromInline
  func name(_ row: Int) -> String? { names.text(row: row, column: nameColumn) }

  /// The name of an emoji without case and diacritics, empty where the language has none.
  func foldedName(_ row: Int) -> String { foldedNames[row, 0] }

  /// Calls `body` with the row of every name that contains some bytes, which are not none, in ascending order.
  func forEachRow(nameContaining needle: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    foldedNames.forEachRow(containing: needle, body)
  }

  /// Calls `body` with the rows of every keyword that begins with some bytes.
  func forEachRow(keywordPrefix prefix: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    keywords.forEachRow(withPrefix: prefix, body)
  }
}
