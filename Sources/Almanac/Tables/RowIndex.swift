/// Texts, sorted, and the rows of another table that each stands for.
public struct RowIndex: Sendable {
  /// How many digits of base 56 a row has.
  package static var digitCount: Int { 3 }

  private let texts: TextTable

  /// Reads a table in place.
  ///
  /// - Parameters:
  ///   - literal: A `TextTable` of two columns: the texts in ascending order of their bytes, each once, and their rows in
  ///     ascending order, as three digits of base 56 each.
  ///   - count: How many texts there are.
  /// - Precondition: `literal` is such a table.
  /// - Complexity: O(1).
  public init(_ literal: StaticString, count: Int) {
    texts = TextTable(literal, rows: count, columns: 2)
  }

  /// The first row of a text, or `nil` where it is not in the table.
  ///
  /// - Complexity: O(log number of texts) comparisons of bytes, without an allocation.
  subscript(text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      let index = texts.firstRow(notBefore: bytes)
      guard index < texts.rowCount, texts.order(of: index, to: bytes) == 0 else { return nil }
      let digits = texts.bytes(index, 1)
      return digits.count < Self.digitCount ? nil : Base56.number3(digits, at: 0)
    }
  }

  /// Calls `body` with the rows of each text that begins with some bytes.
  ///
  /// - Complexity: O(log number of texts) comparisons of bytes, and O(number of rows).
  @inline(never)  // It would be copied into every search, and the compiler's time with it.
  func forEachRow(withPrefix prefix: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    var index = texts.firstRow(notBefore: prefix)
    while index < texts.rowCount, texts.hasPrefix(index, prefix) {
      let digits = texts.bytes(index, 1)
      var start = 0
      while start < digits.count {
        body(Base56.number3(digits, at: start))
        start += Self.digitCount
      }
      index += 1
    }
  }
}
