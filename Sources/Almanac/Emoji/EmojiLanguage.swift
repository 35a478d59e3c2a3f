/// The names and keywords of emoji in one language.
public struct EmojiLanguage: Sendable {
  /// The language (BCP 47), such as "de".
  public var code: String { literal.description }

  // A `StaticString`, because copying it needs no reference counting.
  private let literal: StaticString
  private let names: TextTable
  private let nameColumn: Int
  private let foldedNames: TextTable
  private let keywords: RowIndex

  /// Creates a language that reads tables in place.
  ///
  /// - Parameters:
  ///   - code: The language (BCP 47).
  ///   - names: A table with the name of each emoji in the column `nameColumn`. A missing name is empty.
  ///   - nameColumn: The column of the names.
  ///   - foldedNames: A table with only the names, without case and diacritics.
  ///   - keywords: The keywords without case and diacritics, and the rows of their emoji.
  /// - Complexity: O(1).
  public init(_ code: StaticString, names: TextTable, nameColumn: Int, foldedNames: TextTable, keywords: RowIndex) {
    literal = code
    self.names = names
    self.nameColumn = nameColumn
    self.foldedNames = foldedNames
    self.keywords = keywords
  }

  /// The name of an emoji, or `nil` if it has no name in this language.
  @usableFromInline
  func name(_ row: Int) -> String? { names.text(row: row, column: nameColumn) }

  /// The name of an emoji without case and diacritics. Empty if it has no name in this language.
  func foldedName(_ row: Int) -> String { foldedNames[row, 0] }

  /// Calls `body` with the row of every name that contains the needle, in ascending order. The needle must not be
  /// empty.
  func forEachRow(nameContaining needle: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    foldedNames.forEachRow(containing: needle, body)
  }

  /// Calls `body` with the rows of every keyword that begins with a prefix.
  func forEachRow(keywordPrefix prefix: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    keywords.forEachRow(withPrefix: prefix, body)
  }
}
