/// Lays out texts as the runtime's `TextTable` reads them.
enum TextTableBuilder {
  /// The most bytes that four digits count.
  static let largestByteCount = 56 * 56 * 56 * 56 - 1

  /// The text of the table: offsets, then texts.
  ///
  /// - Parameter rows: The texts of each row, of which all have the same number.
  static func text(of rows: [[String]]) throws(TableOverflow) -> String {
    guard rows.joined().reduce(0, { $0 + $1.utf8.count }) <= largestByteCount else { throw TableOverflow() }
    var offset = 0
    var offsets = Base56.digits(of: 0, count: 4)
    for text in rows.joined() {
      offset += text.utf8.count
      offsets += Base56.digits(of: offset, count: 4)
    }
    return offsets + rows.joined().joined()
  }
}
