import Almanac

/// Lays out texts as the runtime's `TextTable` reads them.
enum TextTableBuilder {
  /// The most bytes that an offset counts.
  static let largestByteCount = (0..<TextTable.offsetWidth).reduce(1) { limit, _ in limit * Base56.base } - 1

  /// The text of the table: offsets, then texts.
  ///
  /// - Parameter rows: The texts of each row, of which all have the same number.
  static func text(of rows: [[String]]) throws(TableOverflow) -> String {
    guard rows.joined().reduce(0, { $0 + $1.utf8.count }) <= largestByteCount else { throw TableOverflow() }
    var offset = 0
    var offsets = Base56.digits(of: 0, count: TextTable.offsetWidth)
    for text in rows.joined() {
      offset += text.utf8.count
      offsets += Base56.digits(of: offset, count: TextTable.offsetWidth)
    }
    return offsets + rows.joined().joined()
  }
}
