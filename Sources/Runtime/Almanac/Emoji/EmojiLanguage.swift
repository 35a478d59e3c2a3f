/// The names and keywords of emoji in one language.
public struct _EmojiLanguage: Sendable {
  /// The language (BCP 47), such as "de".
  public var code: String { codeBytes.text }

  // Not a `String`, so that copying it needs no reference counting.
  @usableFromInline let codeBytes: TableBytes
  @usableFromInline let names: _TextTable
  @usableFromInline let nameColumn: Int
  @usableFromInline let foldedNames: _TextTable
  @usableFromInline let keywords: _RowIndex
  @usableFromInline let ranks: TableBytes

  /// Returns the name of an emoji, or `nil` if it has no name in this language.
  @usableFromInline
  package func name(_ row: Int) -> String? { names.text(row: row, column: nameColumn) }

  /// Returns the keywords of each emoji, without case and diacritics.
  package func keywords(rowCount: Int) -> [[String]] {
    var lists = Array(repeating: [String](), count: rowCount)
    keywords.forEachText { text, row in lists[row].append(text) }
    return lists
  }

  /// Returns the rank of an emoji in the alphabetical order of names.
  func rank(_ row: Int) -> Int { Base56.number3(ranks.buffer, at: row * TableLayout.rowDigits) }
}

extension _EmojiLanguage {
  /// Creates a language that reads tables in place.
  ///
  /// - Parameters:
  ///   - code: The language (BCP 47).
  ///   - names: A table with the name of each emoji in the column `nameColumn`. A missing name is empty.
  ///   - nameColumn: The column of the names.
  ///   - foldedNames: A table with only the names, without case and diacritics.
  ///   - keywords: The keywords without case and diacritics, and the rows of their emoji.
  ///   - ranks: The rank of each name in alphabetical order, as three base-56 digits each.
  /// - Complexity: O(1).
  @inlinable
  public init(
    _ code: StaticString,
    names: _TextTable,
    nameColumn: Int,
    foldedNames: _TextTable,
    keywords: _RowIndex,
    ranks: StaticString
  ) {
    self.init(
      TableBytes(code),
      names: names,
      nameColumn: nameColumn,
      foldedNames: foldedNames,
      keywords: keywords,
      ranks: TableBytes(ranks)
    )
  }

  @inlinable
  package init(
    _ code: TableBytes,
    names: _TextTable,
    nameColumn: Int,
    foldedNames: _TextTable,
    keywords: _RowIndex,
    ranks: TableBytes
  ) {
    codeBytes = code
    self.names = names
    self.nameColumn = nameColumn
    self.foldedNames = foldedNames
    self.keywords = keywords
    self.ranks = ranks
  }
}
