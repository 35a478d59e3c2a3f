/// The texts of a generated enum: a row for each case, each with the same columns, read in place from one literal.
///
/// The literal begins with the offsets of all texts, row by row, and of the end: four digits of base 56 for each, the
/// lowest first, written as the characters `#` to `Z`, which need no escapes. The texts follow.
public struct TextTable: Sendable {
  private static let offsetWidth = 4

  private let literal: StaticString
  private let columns: Int
  private let textCount: Int

  /// Reads a table in place.
  ///
  /// - Parameters:
  ///   - literal: What the generator wrote.
  ///   - rows: How many cases there are.
  ///   - columns: How many texts each has.
  /// - Precondition: `literal` is such a table.
  /// - Complexity: O(1).
  public init(_ literal: StaticString, rows: Int, columns: Int) {
    precondition(literal.hasPointerRepresentation, "A text table is a string, not a single character.")
    precondition(rows >= 0 && columns > 0, "A text table has rows and columns.")
    self.literal = literal
    self.columns = columns
    textCount = rows * columns
    precondition((textCount + 1) * Self.offsetWidth <= literal.utf8CodeUnitCount, "The text table ends too early.")
  }

  /// A text of the table.
  ///
  /// - Precondition: `row` and `column` are those of a text.
  /// - Complexity: O(length of the text); texts of up to 15 bytes need no allocation.
  public subscript(row: Int, column: Int) -> String { String(decoding: bytes(row, column), as: UTF8.self) }

  /// A text of the table as a whole number, or `nil` where it is empty.
  ///
  /// - Precondition: `row` and `column` are those of a text, of decimal digits only.
  /// - Complexity: O(number of digits), without an allocation.
  public func integer(row: Int, column: Int) -> Int? {
    let digits = bytes(row, column)
    return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1) - Int(UInt8(ascii: "0")) }
  }

  /// Reads the bytes of a text.
  func withBytes<Result>(row: Int, column: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(bytes(row, column))
  }

  /// Reads all texts, one behind the other.
  func withPool<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let start = (textCount + 1) * Self.offsetWidth
    return body(UnsafeBufferPointer(start: literal.utf8Start + start, count: literal.utf8CodeUnitCount - start))
  }

  /// The row of a place in the pool of all texts.
  ///
  /// - Complexity: O(log number of rows).
  func row(at place: Int) -> Int {
    var rows = 0..<(textCount / columns)
    while rows.count > 1 {
      let middle = rows.lowerBound + rows.count / 2
      if offset(middle * columns) <= place { rows = middle..<rows.upperBound } else { rows = rows.lowerBound..<middle }
    }
    return rows.lowerBound
  }

  /// Where the texts of a row end in the pool of all texts.
  func end(of row: Int) -> Int { offset((row + 1) * columns) }

  private func bytes(_ row: Int, _ column: Int) -> UnsafeBufferPointer<UInt8> {
    precondition(column >= 0 && column < columns && row >= 0, "There is no text at row \(row), column \(column).")
    let index = row * columns + column
    precondition(index < textCount, "There is no row \(row).")
    let pool = (textCount + 1) * Self.offsetWidth
    let start = pool + offset(index)
    let end = pool + offset(index + 1)
    precondition(pool <= start && start <= end && end <= literal.utf8CodeUnitCount, "The text table is damaged.")
    return UnsafeBufferPointer(start: literal.utf8Start + start, count: end - start)
  }

  private func offset(_ index: Int) -> Int {
    Base56.number(literal.utf8Start + index * Self.offsetWidth, digitCount: Self.offsetWidth)
  }
}
