/// A table of strings in rows and columns, read in place.
///
/// The table starts with the offsets of all strings, row by row, and the offset of the end, as four base-56 digits
/// each, or as three after a `!`. The strings follow. Offsets count from the first string.
public struct _TextTable: Sendable {
  @usableFromInline let table: TableBytes
  @usableFromInline let textCount: Int
  @usableFromInline let offsetDigits: Int

  /// The offset of the first string.
  @usableFromInline let pool: Int
  @usableFromInline package let rowCount: Int
  @usableFromInline package let columnCount: Int

  /// Creates a table that reads a literal in place.
  ///
  /// - Parameters:
  ///   - literal: A table that the generator wrote.
  ///   - rows: The number of rows.
  ///   - columns: The number of strings in each row.
  /// - Precondition: `literal` is such a table.
  /// - Complexity: O(1).
  @inlinable
  public init(_ literal: StaticString, rows: Int, columns: Int) {
    self.init(TableBytes(literal), rows: rows, columns: columns)
  }

  @inlinable
  package init(_ table: TableBytes, rows: Int, columns: Int) {
    precondition(rows >= 0 && columns > 0, "A text table has rows and columns.")
    self.table = table
    columnCount = columns
    rowCount = rows
    textCount = rows * columns
    (offsetDigits, pool) =
      table.count > 0 && table.start[0] == TableLayout.shortOffsets
      ? (TableLayout.shortOffsetDigits, (textCount + 1) * TableLayout.shortOffsetDigits + 1)
      : (TableLayout.offsetDigits, (textCount + 1) * TableLayout.offsetDigits)
    precondition(pool <= table.count, "The text table ends too early.")
  }

  /// Returns whether both tables have the same strings in the same rows.
  package static func == (first: _TextTable, second: _TextTable) -> Bool {
    first.columnCount == second.columnCount && first.table == second.table
  }

  /// The string at a row and a column.
  ///
  /// - Precondition: The table contains the row and the column.
  /// - Complexity: O(length of the string); strings of up to 15 bytes need no allocation.
  public subscript(row: Int, column: Int) -> String { tableBytes(row, column).text }

  /// Returns the integer at the start of the string at a row and a column, or `nil` if the string is empty or the
  /// integer doesn't fit in an `Int`.
  ///
  /// - Precondition: The table contains the row and the column. The string is empty, or a decimal number, which can be
  ///   missing before a space.
  /// - Complexity: O(length of the string), without an allocation.
  public func integer(row: Int, column: Int) -> Int? {
    var numbers = tableBytes(row, column).integers
    return numbers.next()
  }

  /// Returns the string at a row and a column, or `nil` if it is empty.
  ///
  /// - Precondition: The table contains the row and the column.
  /// - Complexity: O(length of the string).
  public func text(row: Int, column: Int) -> String? {
    let text = tableBytes(row, column)
    return text.count == 0 ? nil : text.text
  }

  /// Returns the name of a case in a language, or `nil` if the table doesn't contain it.
  ///
  /// The first row lists the languages (BCP 47), and each other row contains one case's names. `language` is one of the
  /// languages or a variant, and `nil` means the first one.
  ///
  /// - Complexity: O(number of languages).
  func name(ofCase index: Int, in language: String?) -> String? {
    column(of: language).flatMap { text(row: index + 1, column: $0) }
  }

  /// Returns the column of a language in a table of names, or of the closest language that includes it. `nil` means the
  /// first language.
  func column(of language: String?) -> Int? {
    guard let language else { return 0 }
    return LanguageTag.index(of: language, among: (0..<columnCount).map { self[0, $0] })
  }

  /// Returns the string at a row and a column, split at an ASCII separator, without empty parts.
  ///
  /// - Precondition: The table contains the row and the column.
  /// - Complexity: O(length of the string).
  package func list(row: Int, column: Int, separator: UInt8 = 0x20) -> [String] {
    elements(row, column, separator: separator) { $0.text }
  }

  /// Returns the first row whose first string doesn't sort before the given bytes, or `rowCount` if there is no such
  /// row.
  ///
  /// - Precondition: The rows are in ascending order of their first strings' bytes.
  /// - Complexity: O(log number of rows) comparisons.
  func firstRow(notBefore other: UnsafeBufferPointer<UInt8>) -> Int {
    var low = 0
    var high = rowCount
    while low < high {
      let middle = (low + high) / 2
      if tableBytes(middle, 0).order(to: other) < 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Calls `body` with every row whose string contains the needle, in ascending order.
  ///
  /// - Precondition: The table has one column. The needle is not empty.
  /// - Complexity: O(total length of the strings).
  @inline(never)  // A copy in every search would increase compile time.
  func forEachRow(containing needle: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    precondition(columnCount == 1, "Only a table with one column can be searched.")
    var scanner = ByteScanner(UnsafeBufferPointer(rebasing: table.buffer[pool...]), for: needle)
    var row = 0
    while let match = scanner.next() {
      row = self.row(at: match, from: row)
      let end = offset(row + 1)
      // A match that crosses the end of a string is in neither string.
      guard match + needle.count <= end else { continue }
      body(row)
      scanner.skip(to: end)
    }
  }

  /// Calls `body` with the row and the rank of each match of the needle that has a rank. `rank` receives the two bytes
  /// before the needle's offset `start`, and the byte after the needle. The first byte of a match can differ from the
  /// needle's in the ignored bits.
  ///
  /// - Precondition: As for `forEachRow(containing:_:)`. Each string ends with a byte that is not in the needle.
  @inline(never)
  func forEachMatch(
    of needle: UnsafeBufferPointer<UInt8>,
    ignoring ignoredBits: UInt8 = 0,
    after start: Int,
    rank: (_ before: (UInt8, UInt8), _ next: UInt8) -> Int?,
    _ body: (_ row: Int, _ rank: Int) -> Void
  ) {
    precondition(columnCount == 1, "Only a table with one column can be searched.")
    let texts = UnsafeBufferPointer(rebasing: table.buffer[pool...])
    var scanner = ByteScanner(texts, for: needle, ignoring: ignoredBits)
    var (row, rowEnd) = (0, 0)
    while let match = scanner.next() {
      let (first, end) = (match + start, match + needle.count)
      guard end < texts.count else { return }
      let before = (first > 1 ? texts[first - 2] : 0, first > 0 ? texts[first - 1] : 0)
      guard let rank = rank(before, texts[end]) else { continue }
      if match >= rowEnd {
        row = self.row(at: match, from: row)
        rowEnd = offset(row + 1)
      }
      body(row, rank)
    }
  }

  /// Returns the row of the string at an offset, searching from a row that doesn't start after the offset.
  ///
  /// - Complexity: O(log number of rows from `first` to the result).
  private func row(at textOffset: Int, from first: Int) -> Int {
    var row = first
    var step = 1
    while row + step < textCount, offset(row + step) <= textOffset {
      row += step
      step *= 2
    }
    var end = min(row + step, textCount)
    while end - row > 1 {
      let middle = (row + end) / 2
      if offset(middle) <= textOffset { row = middle } else { end = middle }
    }
    return row
  }

  /// Returns a string's bytes, in place.
  package func bytes(_ row: Int, _ column: Int) -> UnsafeBufferPointer<UInt8> { tableBytes(row, column).buffer }

  /// Returns a string's bytes, which live as long as the table.
  @inlinable
  package func tableBytes(_ row: Int, _ column: Int) -> TableBytes {
    precondition(column >= 0 && column < columnCount && row >= 0 && row < rowCount, "There is no such row or column.")
    let index = row &* columnCount &+ column
    return bytes(at: offset(index), offset(index &+ 1))
  }

  /// Returns an iterator over a row's strings.
  ///
  /// - Precondition: The table contains the row.
  @inlinable
  @inline(__always)
  package func texts(ofRow row: Int) -> RowTexts {
    precondition(row >= 0 && row < rowCount, "There is no row \(row).")
    return RowTexts(self, row)
  }

  /// An iterator over a row's strings. It takes half the time, because each string ends where the next one starts.
  @usableFromInline
  package struct RowTexts {
    @usableFromInline let table: _TextTable
    @usableFromInline let end: Int
    @usableFromInline var index: Int
    @usableFromInline var start: Int

    @inlinable
    @inline(__always)
    init(_ table: _TextTable, _ row: Int) {
      self.table = table
      index = row &* table.columnCount
      end = index &+ table.columnCount
      start = table.offset(index)
    }

    /// Returns the next string.
    ///
    /// - Precondition: The row has another string.
    @inlinable
    @inline(__always)
    package mutating func next() -> TableBytes {
      precondition(index < end, "The row has no more strings.")
      index &+= 1
      let (first, next) = (start, table.offset(index))
      start = next
      return table.bytes(at: first, next)
    }
  }

  /// Returns the bytes between two offsets.
  @inlinable
  @inline(__always)
  func bytes(at first: Int, _ next: Int) -> TableBytes {
    precondition(0 <= first && first <= next && next <= table.count &- pool, "The text table is damaged.")
    return TableBytes(start: table.start + pool + first, count: next &- first)
  }

  /// Returns the offset of a string, or the end of the last one.
  ///
  /// `init` has checked that the table contains the offsets of all strings, so nothing is checked here.
  @inlinable
  @inline(__always)
  func offset(_ index: Int) -> Int {
    let start = index &* offsetDigits
    // The three digits after the `!` that shifts short offsets, or after the first of four digits.
    let rest = Base56.uncheckedNumber3(table.buffer, at: start &+ 1)
    return offsetDigits == TableLayout.shortOffsetDigits
      ? rest : Base56.digit(table.buffer[start]) &+ Base56.base &* rest
  }
}
