// Generated code reads the columns of a target's own tables with these methods. Each column is a table with one column.
// A list's elements are separated by a character that no string contains.

extension _TextTable {
  /// The separator of a list's elements: U+001F, because a table's strings contain no control characters.
  private static var separator: UInt8 { 0x1F }

  /// Returns the string in a row, or `nil` if it is empty.
  public func text(row: Int) -> String? { text(row: row, column: 0) }

  /// Returns the integer in a row, or `nil` if it is empty.
  public func integer(row: Int) -> Int? { Int(text: bytes(row, 0)) }

  /// Returns the number in a row, or `nil` if it is empty.
  ///
  /// It's the `Double` nearest to the decimal number in the data. In Embedded Swift, a number with more than 15 digits,
  /// or a power of ten above 22, can be slightly off.
  public func number(row: Int) -> Double? { tableBytes(row, 0).decimal }

  /// Returns the Boolean value in a row, or `nil` if it is empty.
  public func flag(row: Int) -> Bool? { bytes(row, 0).first.map { $0 == UInt8(ascii: "1") } }

  /// Returns the day in a row, or `nil` if it is empty.
  public func date(row: Int) -> CalendarDate? { text(row: row).flatMap { CalendarDate($0) } }

  /// Returns the strings of the list in a row.
  public func texts(row: Int) -> [String] { list(row: row, column: 0, separator: Self.separator) }

  /// Returns the integers of the list in a row.
  public func integers(row: Int) -> [Int] { elements(row) { Int(text: $0.buffer) } }

  /// Returns the numbers of the list in a row.
  public func numbers(row: Int) -> [Double] { elements(row) { $0.decimal } }

  /// Returns the Boolean values of the list in a row.
  public func flags(row: Int) -> [Bool] { elements(row) { $0[0] == UInt8(ascii: "1") } }

  /// Returns the days of the list in a row.
  public func dates(row: Int) -> [CalendarDate] { elements(row) { CalendarDate($0.text) } }

  /// Returns what is made of each part of the string at a row and a column, without empty parts.
  func elements<Element>(
    _ row: Int,
    _ column: Int = 0,
    separator: UInt8 = Self.separator,
    _ element: (TableBytes) -> Element?
  ) -> [Element] {
    let bytes = tableBytes(row, column)
    var elements: [Element] = []
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == separator {
      if end > start, let value = element(bytes[start..<end]) { elements.append(value) }
      start = end + 1
    }
    return elements
  }

  /// Returns the row of a string in a unique column, or `nil` if no row contains it.
  @usableFromInline
  func row(of text: String, by index: StaticString) -> Int? {
    var text = text
    return text.withUTF8 { key in
      guard let row = HashIndex(TableBytes(index)).row(key), row < rowCount, KeyHash.areEqual(bytes(row, 0), key) else {
        return nil
      }
      return row
    }
  }

  /// Returns whether a row's value is a string, or a list that contains it.
  fileprivate func contains(_ text: UnsafeBufferPointer<UInt8>, inRow row: Int) -> Bool {
    let bytes = bytes(row, 0)
    if bytes.count <= text.count { return KeyHash.areEqual(bytes, text) }
    guard bytes.contains(Self.separator) else { return false }
    return bytes.split(separator: Self.separator).contains { $0.elementsEqual(text) }
  }
}

extension Int {
  /// Creates an integer from a decimal string, or returns `nil` if the string is empty or the integer too large.
  fileprivate init?(text: UnsafeBufferPointer<UInt8>) {
    let isNegative = text.first == UInt8(ascii: "-")
    var value = 0
    for byte in text.dropFirst(isNegative ? 1 : 0) {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let digit = Int(byte & 0x0F)
      let (sum, isLarger) = product.addingReportingOverflow(isNegative ? -digit : digit)
      if isTooLarge || isLarger { return nil }
      value = sum
    }
    if text.isEmpty { return nil }
    self = value
  }
}

extension TableEnum {
  /// Creates the value whose unique column contains a string, using a generated index, or returns `nil` if there is
  /// none.
  ///
  /// - Complexity: O(length of the string), without an allocation.
  @inlinable
  public init?(_text text: String, in column: _TextTable, by index: StaticString) {
    guard let row = column.row(of: text, by: index) else { return nil }
    self.init(_tableIndex: row, of: column.rowCount)
  }

  /// Returns the values whose column contains a code, in the table's order.
  ///
  /// - Complexity: O(number of rows).
  public static func _all(_ column: _TextTable, linkingTo code: String) -> [Self] {
    var code = code
    return code.withUTF8 { code in
      var values: [Self] = []
      for row in 0..<column.rowCount where column.contains(code, inRow: row) {
        values.append(Self(_tableIndex: row, of: column.rowCount))
      }
      return values
    }
  }

  /// Returns the value of a column in which no row is empty.
  ///
  /// - Precondition: The value isn't `nil`, which the generator checked, and the machine's integers can hold it.
  public static func _required<Value>(_ value: Value?) -> Value {
    guard let value else { preconditionFailure("The table is damaged, or has an integer of more than 32 bits.") }
    return value
  }
}
