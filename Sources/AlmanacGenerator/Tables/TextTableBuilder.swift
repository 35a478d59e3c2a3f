/// Lays out texts as the runtime's `TextTable` reads them.
enum TextTableBuilder {
  /// The text of the table: offsets, then texts.
  ///
  /// - Parameter rows: The texts of each row, of which all have the same number.
  static func text(of rows: [[String]]) -> String {
    var offset = 0
    var offsets = digits(0)
    for text in rows.joined() {
      offset += text.utf8.count
      offsets += digits(offset)
    }
    return offsets + rows.joined().joined()
  }

  /// A number as four digits of base 56, which count to more than nine million.
  private static func digits(_ number: Int) -> String {
    precondition(number < 56 * 56 * 56 * 56, "A text table has at most \(56 * 56 * 56 * 56) bytes.")
    var rest = number
    var digits = ""
    for _ in 0..<4 {
      digits.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "#") + UInt8(rest % 56)))
      rest /= 56
    }
    return digits
  }
}
