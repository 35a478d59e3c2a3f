import Almanac

/// Lays out texts as the runtime's `TextTable` reads them.
enum TextTableBuilder {
  /// The most bytes that an offset counts.
  static let largestByteCount = (0..<TextTable.offsetWidth).reduce(1) { limit, _ in limit * Base56.base } - 1

  /// The text of the table: offsets, then texts.
  ///
  /// - Parameter rows: The texts of each row, of which all have the same number.
  static func text(of rows: [[String]]) throws(TableOverflow) -> String {
    var offset = 0
    var offsets = Base56.digits(of: 0, count: TextTable.offsetWidth)
    var texts = ""
    for row in rows {
      for text in row {
        offset += text.utf8.count
        guard offset <= largestByteCount else { throw TableOverflow() }
        offsets += Base56.digits(of: offset, count: TextTable.offsetWidth)
        texts += text
      }
    }
    return offsets + texts
  }
}
