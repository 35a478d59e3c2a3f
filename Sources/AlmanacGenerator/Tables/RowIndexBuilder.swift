import Almanac

/// Lays out texts and their rows as the runtime's `RowIndex` reads them.
struct RowIndexBuilder {
  private let rows: [String: [Int]]

  /// - Parameter texts: The texts of each row.
  init(_ texts: [[String]]) {
    var rows: [String: [Int]] = [:]
    for (row, texts) in texts.enumerated() {
      for text in texts where rows[text]?.last != row { rows[text, default: []].append(row) }
    }
    self.rows = rows
  }

  /// How many texts there are.
  var count: Int { rows.count }

  /// The text of the table.
  func text() throws(TableOverflow) -> String {
    let sorted = rows.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return try TextTableBuilder.text(
      of: sorted.map { [$0.key, $0.value.map { Base56.digits(of: $0, count: RowIndex.digitCount) }.joined()] }
    )
  }
}
