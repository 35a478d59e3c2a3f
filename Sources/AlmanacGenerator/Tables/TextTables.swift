/// Encodes texts as the runtime's `TextTable` reads them.
enum TextTableBuilder {
  /// The maximum number of bytes that an offset can count.
  static let largestByteCount = (0..<TableLayout.offsetDigits).reduce(1) { limit, _ in limit * Base56.base } - 1

  /// The table: offsets, then texts.
  ///
  /// - Parameter rows: The texts of each row. All rows have the same number of texts.
  static func text(of rows: [[String]]) throws(TableOverflow) -> String {
    var offset = 0
    var offsets = Base56.digits(of: 0, count: TableLayout.offsetDigits)
    var texts = ""
    for row in rows {
      for text in row {
        offset += text.utf8.count
        guard offset <= largestByteCount else { throw TableOverflow() }
        offsets += Base56.digits(of: offset, count: TableLayout.offsetDigits)
        texts += text
      }
    }
    return offsets + texts
  }
}

/// Encodes texts and their rows as the runtime's `RowIndex` reads them.
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

  /// The number of texts.
  var count: Int { rows.count }

  /// The text of the table.
  func text() throws(TableOverflow) -> String {
    let sorted = rows.sortedByKey
    return try TextTableBuilder.text(
      of: sorted.map { [$0.key, $0.value.map { Base56.digits(of: $0, count: TableLayout.rowDigits) }.joined()] }
    )
  }
}

/// Encodes codes as the runtime's `CodeTable` reads them.
enum CodeTableBuilder {
  /// The table, and the width of its rows in bytes.
  ///
  /// - Parameter codes: ASCII without spaces, in ascending order, at least one.
  static func table(of codes: [String]) -> (text: String, width: Int) {
    let width = codes.map(\.utf8.count).max() ?? 1
    let padding = Character(Unicode.Scalar(TableLayout.codePadding))
    let rows = codes.map { $0 + String(repeating: padding, count: width - $0.utf8.count) }
    return (rows.joined(), width)
  }
}

extension Base56 {
  /// A number in base-56 digits, as the runtime reads them.
  static func digits(of number: Int, count: Int) -> String {
    var rest = number
    var digits = ""
    for _ in 0..<count {
      digits.unicodeScalars.append(Unicode.Scalar(zero + UInt8(rest % base)))
      rest /= base
    }
    precondition(rest == 0, "\(number) takes more than \(count) digits.")
    return digits
  }
}

/// A table has more bytes of text than its offsets can count, or more rows than a case can index.
struct TableOverflow: Error {}

/// The limits of tables.
enum TableLimits {
  /// A case of a generated enum is stored in at most two bytes.
  static let largestRowCount = 1 << 16
}
