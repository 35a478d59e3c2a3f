import Almanac

/// Encodes strings as `_TextTable` reads them.
package enum TextTableBuilder {
  /// The maximum number of bytes that an offset can count.
  package static let maximumByteCount = (0..<TableLayout.offsetDigits).reduce(1) { limit, _ in limit * Base56.base } - 1

  /// Returns the table, offsets and then strings, of rows with the same number of strings.
  package static func bytes(of rows: [[String]]) throws(TableOverflow) -> [UInt8] {
    try bytes(ofColumn: rows.flatMap { $0 })
  }

  /// Returns the table of rows with one string each.
  package static func bytes(ofColumn column: [String]) throws(TableOverflow) -> [UInt8] {
    var offsets = [0]
    var texts: [UInt8] = []
    offsets.reserveCapacity(column.count + 1)
    for text in column {
      texts += text.utf8
      offsets.append(texts.count)
    }
    guard texts.count <= maximumByteCount else { throw TableOverflow() }
    let isShort = texts.count < Base56.base * Base56.base * Base56.base
    var bytes = isShort ? [TableLayout.shortOffsets] : []
    let digits = isShort ? TableLayout.shortOffsetDigits : TableLayout.offsetDigits
    for offset in offsets { Base56.append(offset, count: digits, to: &bytes) }
    return bytes + texts
  }

  /// Returns the strings and their rows as `_RowIndex` reads them, and the number of strings, given each row's strings.
  package static func index(of texts: [[String]]) throws(TableOverflow) -> (count: Int, bytes: [UInt8]) {
    var rows: [String: [Int]] = [:]
    for (row, texts) in texts.enumerated() {
      for text in texts where rows[text]?.last != row { rows[text, default: []].append(row) }
    }
    let sorted = rows.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return (rows.count, try bytes(of: sorted.map { [$0.key, Base56.rows($0.value)] }))
  }
}

extension Base56 {
  /// Returns rows as the runtime reads them.
  package static func rows(_ rows: some Sequence<Int>) -> String {
    var digits: [UInt8] = []
    for row in rows { append(row, count: TableLayout.rowDigits, to: &digits) }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Returns a one-digit number.
  package static func digit(of number: Int) -> String {
    var digits: [UInt8] = []
    append(number, count: 1, to: &digits)
    return String(decoding: digits, as: UTF8.self)
  }

  /// Appends the digits of a number.
  static func append(_ number: Int, count: Int, to digits: inout [UInt8]) {
    var rest = number
    for _ in 0..<count {
      digits.append(zero + UInt8(rest % base))
      rest /= base
    }
    precondition(rest == 0, "\(number) takes more than \(count) digits.")
  }
}

/// The error that a table has more bytes than its offsets can count, or more keys or rows than an index can.
package struct TableOverflow: Error {
  package init() {}
}
