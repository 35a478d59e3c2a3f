/// Rows of a table, each once and in ascending order.
struct RowSet {
  private static let wordWidth = UInt64.bitWidth

  private var words: [UInt64]

  /// The empty set.
  ///
  /// - Parameter rowCount: How many rows the table has.
  init(rowCount: Int) {
    words = Array(repeating: 0, count: (rowCount + Self.wordWidth - 1) / Self.wordWidth)
  }

  /// Adds a row.
  ///
  /// - Returns: Whether it was not there.
  @discardableResult
  mutating func insert(_ row: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(row % Self.wordWidth)
    let isNew = words[row / Self.wordWidth] & bit == 0
    words[row / Self.wordWidth] |= bit
    return isNew
  }

  /// Takes out all rows and calls `body` with each, in ascending order.
  mutating func drain(_ body: (Int) -> Void) {
    for index in words.indices {
      while words[index] != 0 {
        body(index * Self.wordWidth + words[index].trailingZeroBitCount)
        words[index] &= words[index] - 1
      }
    }
  }
}
