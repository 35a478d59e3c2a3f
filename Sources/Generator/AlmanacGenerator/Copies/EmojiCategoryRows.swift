// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Emoji/EmojiCategoryRows.swift. Do not edit.

/// The rows of the emoji in a category, as runs: the first row and the count of each, in ascending order.
///
/// Each number has `TableLayout.rowDigits` digits.
@usableFromInline
package enum EmojiCategoryRows {
  /// Returns the runs.
  package static func runs(_ digits: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    stride(from: 0, to: digits.count, by: 2 * TableLayout.rowDigits).map { offset in
      let first = Base56.number3(digits, at: offset)
      return first..<first + Base56.number3(digits, at: offset + TableLayout.rowDigits)
    }
  }

  /// Returns the rows of the runs.
  @inlinable
  package static func rows<Row>(of runs: [Range<Int>], _ row: (UInt16) -> Row) -> [Row] {
    var rows: [Row] = []
    rows.reserveCapacity(runs.reduce(0) { $0 + $1.count })
    for run in runs {
      for index in run { rows.append(row(UInt16(truncatingIfNeeded: index))) }
    }
    return rows
  }
}
