/// Lays out texts as the runtime's `TextTable` reads them.
enum TextTableBuilder {
  /// The text of the table: offsets, then texts.
  ///
  /// - Parameter rows: The texts of each row, of which all have the same number.
  static func text(of rows: [[String]]) -> String {
    var offset = 0
    var offsets = Base56.digits(of: 0, count: 4)
    for text in rows.joined() {
      offset += text.utf8.count
      offsets += Base56.digits(of: offset, count: 4)
    }
    return offsets + rows.joined().joined()
  }
}
