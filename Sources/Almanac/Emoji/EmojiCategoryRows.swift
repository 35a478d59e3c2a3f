/// The rows of the emoji in a category, as runs: the first row and the count of each, in ascending order.
///
/// Each number has `TableLayout.rowDigits` digits.
package enum EmojiCategoryRows {
  /// The runs of rows with a category.
  ///
  /// - Parameter categories: The category of each row.
  package static func text(of category: Int, in categories: [Int]) -> String {
    var runs: [Range<Int>] = []
    for row in categories.indices where categories[row] == category {
      let start = runs.last?.upperBound == row ? runs.removeLast().lowerBound : row
      runs.append(start..<row + 1)
    }
    return Base56.rows(runs.flatMap { [$0.lowerBound, $0.count] })
  }

  /// The rows of the runs.
  static func rows(_ digits: UnsafeBufferPointer<UInt8>) -> [UInt16] {
    let run = 2 * TableLayout.rowDigits
    let offsets = stride(from: 0, to: digits.count, by: run)
    var rows: [UInt16] = []
    rows.reserveCapacity(offsets.reduce(0) { $0 + Base56.number3(digits, at: $1 + TableLayout.rowDigits) })
    for offset in offsets {
      let first = Base56.number3(digits, at: offset)
      for row in first..<first + Base56.number3(digits, at: offset + TableLayout.rowDigits) { rows.append(UInt16(row)) }
    }
    return rows
  }
}
