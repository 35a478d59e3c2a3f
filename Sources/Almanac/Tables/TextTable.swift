/// The texts of a generated enum: a row for each case, each with the same columns, read in place from one literal.
///
/// The literal begins with the offsets of all texts, row by row, and of the end: four digits of base 56 for each, the
/// lowest first, written as the characters `#` to `Z`, which need no escapes. The texts follow.
public struct TextTable: Sendable {
  /// How many digits of base 56 an offset has.
  package static var offsetWidth: Int { 4 }

  private let literal: StaticString
  private let textCount: Int

  /// How many rows there are.
  let rowCount: Int

  /// How many texts a row has.
  let columnCount: Int

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
    columnCount = columns
    rowCount = rows
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
    guard digits.count > 0 else { return nil }
    var number = 0
    var index = 0
    while index < digits.count {
      number = number * 10 + Int(digits[index]) - 0x30
      index += 1
    }
    return number
  }

  /// A text of the table, or `nil` where it is empty.
  ///
  /// - Precondition: `row` and `column` are those of a text.
  /// - Complexity: O(length of the text).
  public func text(row: Int, column: Int) -> String? {
    let text = self[row, column]
    return text.isEmpty ? nil : text
  }

  /// The name of a case in a language, or `nil` where there is none; for tables whose first row is languages (BCP 47), and
  /// whose other rows are the names of each case in these.
  ///
  /// - Parameter language: The language, or a kind of it; `nil` means the first one.
  /// - Complexity: O(number of languages).
  func name(ofCase index: Int, in language: String?) -> String? {
    column(of: language).flatMap { text(row: index + 1, column: $0) }
  }

  /// The column of a language in a table of names, or of the nearest one that it is a kind of; the first for `nil`.
  func column(of language: String?) -> Int? {
    guard let language else { return 0 }
    var languages: [String] = []
    while languages.count < columnCount { languages.append(self[0, languages.count]) }
    return LanguageTag.index(of: language, among: languages)
  }

  /// The parts of a text of the table, which have a separator between each two.
  ///
  /// - Parameter separator: An ASCII character.
  /// - Precondition: `row` and `column` are those of a text.
  /// - Complexity: O(length of the text).
  func list(row: Int, column: Int, separator: UInt8 = 0x20) -> [String] {
    let text = bytes(row, column)
    var parts: [String] = []
    var start = 0
    var end = 0
    while end <= text.count {
      if end == text.count || text[end] == separator {
        if end > start {
          parts.append(String(decoding: UnsafeBufferPointer(rebasing: text[start..<end]), as: UTF8.self))
        }
        start = end + 1
      }
      end += 1
    }
    return parts
  }

  /// The first row whose first text does not stand before some bytes; `rowCount` where there is none.
  ///
  /// - Precondition: The rows are in ascending order of the bytes of their first texts.
  /// - Complexity: O(log number of rows) comparisons.
  func firstRow(notBefore other: UnsafeBufferPointer<UInt8>) -> Int {
    var low = 0
    var high = rowCount
    while low < high {
      let middle = (low + high) / 2
      if order(of: middle, to: other) < 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Below zero where a row's first text stands before some bytes, zero where they are equal, above zero otherwise.
  func order(of row: Int, to other: UnsafeBufferPointer<UInt8>) -> Int {
    let text = bytes(row, 0)
    var index = 0
    while index < text.count, index < other.count {
      if text[index] != other[index] { return Int(text[index]) - Int(other[index]) }
      index += 1
    }
    return text.count - other.count
  }

  /// Whether a row's first text begins with some bytes.
  func hasPrefix(_ row: Int, _ prefix: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = bytes(row, 0)
    guard text.count >= prefix.count else { return false }
    var index = 0
    while index < prefix.count, text[index] == prefix[index] { index += 1 }
    return index == prefix.count
  }

  /// Calls `body` with every row whose texts contain some bytes, which are not none, in ascending order.
  ///
  /// - Precondition: There is one column.
  /// - Complexity: O(length of all texts).
  @inline(never)  // It would be copied into every search, and the compiler's time with it.
  func forEachRow(containing needle: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    precondition(columnCount == 1, "Only a text of its own can be looked through.")
    let start = (textCount + 1) * Self.offsetWidth
    var scanner = ByteScanner(UnsafeBufferPointer(rebasing: all[start...]), for: needle)
    var row = 0
    while let place = scanner.next() {
      row = self.row(at: place, from: row)
      let end = offset(row + 1)
      // What stands across the end of a text is in neither of the two.
      guard place + needle.count <= end else { continue }
      body(row)
      scanner.skip(to: end)
    }
  }

  /// The row of a place in the pool of all texts.
  ///
  /// - Parameter first: A row that does not begin behind the place.
  /// - Complexity: O(log number of rows from `first` to the result).
  private func row(at place: Int, from first: Int) -> Int {
    var row = first
    var step = 1
    while row + step < textCount, offset(row + step) <= place {
      row += step
      step *= 2
    }
    var end = min(row + step, textCount)
    while end - row > 1 {
      let middle = (row + end) / 2
      if offset(middle) <= place { row = middle } else { end = middle }
    }
    return row
  }

  /// The bytes of a text, which are in the literal.
  func bytes(_ row: Int, _ column: Int) -> UnsafeBufferPointer<UInt8> {
    precondition(column >= 0 && column < columnCount && row >= 0, "There is no text at row \(row), column \(column).")
    let index = row * columnCount + column
    precondition(index < textCount, "There is no row \(row).")
    let pool = (textCount + 1) * Self.offsetWidth
    let start = pool + offset(index)
    let end = pool + offset(index + 1)
    precondition(pool <= start && start <= end && end <= literal.utf8CodeUnitCount, "The text table is damaged.")
    return UnsafeBufferPointer(start: literal.utf8Start + start, count: end - start)
  }

  private func offset(_ index: Int) -> Int { Base56.number4(all, at: index * Self.offsetWidth) }

  /// The whole literal.
  private var all: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }
}
