/// Encodes codes as the runtime's `_CodeTable` reads them.
enum CodeTableBuilder {
  /// Returns the table, and the width of its rows in bytes, of at least one code: ASCII without spaces, in ascending
  /// order.
  static func table(of codes: [String]) -> (text: String, width: Int) {
    let width = codes.map(\.utf8.count).max() ?? 1
    let padding = Character(Unicode.Scalar(TableLayout.codePadding))
    let rows = codes.map { $0 + String(repeating: padding, count: width - $0.utf8.count) }
    return (rows.joined(), width)
  }
}

/// The limits of tables.
enum TableLimits {
  /// A case of a generated enum is stored in at most two bytes.
  static let maximumRowCount = 1 << 16
}
