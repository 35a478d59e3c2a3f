/// Keys, such as countries' alpha-3 codes, and each key's rows, the usual one first.
public struct _KeyTable: Sendable {
  @usableFromInline let keys: _TextTable
  @usableFromInline let index: HashIndex

  /// Creates a table that reads literals in place.
  ///
  /// - Parameters:
  ///   - literal: A `_TextTable` with two columns: the keys, and each key's rows as base-56 digits.
  ///   - count: The number of keys.
  ///   - index: A perfect hash that maps a key to its row in that table.
  /// - Precondition: The generator wrote the literals for the same keys.
  /// - Complexity: O(1).
  @inlinable
  public init(_ literal: StaticString, count: Int, index: StaticString) {
    keys = _TextTable(TableBytes(literal), rows: count, columns: 2)
    self.index = HashIndex(TableBytes(index))
  }

  /// Returns the usual row of a key, or `nil` if the table doesn't contain it.
  ///
  /// - Complexity: O(length of the key), without an allocation.
  func row(_ key: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let rows = digits(key), rows.count >= TableLayout.rowDigits else { return nil }
    return Base56.number3(rows, at: 0)
  }

  /// Returns all rows of a key.
  func rows(_ key: UnsafeBufferPointer<UInt8>) -> [Int] {
    guard let digits = digits(key) else { return [] }
    let offsets = stride(from: 0, to: digits.count, by: TableLayout.rowDigits)
    return offsets.map { Base56.number3(digits, at: $0) }
  }

  private func digits(_ key: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    guard let row = index.row(key), row < keys.rowCount, KeyHash.areEqual(keys.bytes(row, 0), key) else { return nil }
    return keys.bytes(row, 1)
  }
}

extension _KeyTable {
  /// Returns the usual row of a code of three letters or digits, ignoring the case of ASCII letters.
  @usableFromInline
  func row(ofCode text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count == 3 else { return nil }
      return row(ofCode: (bytes[0], bytes[1], bytes[2])) { 0x61...0x7A ~= $0 ? $0 & 0xDF : $0 }
    }
  }

  /// Returns the usual row of a numeric code, which has three digits in the table.
  @usableFromInline
  func row(ofNumber number: Int) -> Int? {
    guard 0...999 ~= number else { return nil }
    return row(ofCode: (UInt8(number / 100), UInt8(number / 10 % 10), UInt8(number % 10))) { UInt8(ascii: "0") + $0 }
  }

  @inline(__always)
  private func row(ofCode code: (UInt8, UInt8, UInt8), _ character: (UInt8) -> UInt8) -> Int? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3) { key in
      (key[0], key[1], key[2]) = (character(code.0), character(code.1), character(code.2))
      return row(UnsafeBufferPointer(key))
    }
  }
}

extension TableEnum {
  /// Creates the case at a row of the tables, or returns `nil` if `row` is `nil`.
  @inlinable
  init?(_row row: Int?) {
    guard let row else { return nil }
    self.init(_tableIndex: row, of: Self._codes.count)
  }

  /// Creates the case with a numeric code, using a generated table.
  @inlinable
  public init?(_numericCode code: Int, in table: _KeyTable) { self.init(_row: table.row(ofNumber: code)) }
}
