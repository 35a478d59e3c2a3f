/// Sorted strings, and each string's rows in another table.
public struct _RowIndex: Sendable {
  @usableFromInline let texts: _TextTable

  /// Creates an index that reads a literal in place.
  ///
  /// - Parameters:
  ///   - literal: A `_TextTable` with two columns: the strings in ascending order of their bytes, without duplicates,
  ///     and each string's rows in ascending order, as three base-56 digits each.
  ///   - count: The number of strings.
  /// - Precondition: `literal` is such a table.
  /// - Complexity: O(1).
  @inlinable
  public init(_ literal: StaticString, count: Int) {
    self.init(TableBytes(literal), count: count)
  }

  @inlinable
  package init(_ table: TableBytes, count: Int) { texts = _TextTable(table, rows: count, columns: 2) }

  /// The first row of a string, or `nil` if the table doesn't contain it.
  ///
  /// - Complexity: O(log number of strings) comparisons of bytes, without an allocation.
  package subscript(text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      let index = texts.firstRow(notBefore: bytes)
      guard index < texts.rowCount, texts.tableBytes(index, 0).order(to: bytes) == 0 else { return nil }
      let digits = texts.bytes(index, 1)
      return digits.count < TableLayout.rowDigits ? nil : Base56.number3(digits, at: 0)
    }
  }

  /// Calls `body` with each string and each of its rows.
  func forEachText(_ body: (_ text: String, _ row: Int) -> Void) {
    for index in 0..<texts.rowCount {
      let text = texts[index, 0]
      forEachRow(ofText: index) { body(text, $0) }
    }
  }

  /// Calls `body` with the rows of each string that has a prefix.
  ///
  /// - Complexity: O(log number of strings) comparisons of bytes, and O(number of rows).
  @inline(never)  // A copy in every search would increase compile time.
  func forEachRow(withPrefix prefix: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    var index = texts.firstRow(notBefore: prefix)
    while index < texts.rowCount, texts.bytes(index, 0).starts(with: prefix) {
      forEachRow(ofText: index, body)
      index += 1
    }
  }

  /// Calls `body` with the rows of each string that satisfies a condition.
  func forEachRow(where isMatch: (UnsafeBufferPointer<UInt8>) -> Bool, _ body: (Int) -> Void) {
    for index in 0..<texts.rowCount where isMatch(texts.bytes(index, 0)) { forEachRow(ofText: index, body) }
  }

  @inline(__always)
  private func forEachRow(ofText index: Int, _ body: (Int) -> Void) {
    let digits = texts.bytes(index, 1)
    var offset = 0
    while offset < digits.count {
      body(Base56.number3(digits, at: offset))
      offset += TableLayout.rowDigits
    }
  }
}
