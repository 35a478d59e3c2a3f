/// The codes of a generated enum in ascending order, in rows of the same width in one literal.
///
/// Shorter codes are padded with spaces. No code ends in a space.
public struct CodeTable: Sendable {
  private let literal: StaticString
  private let width: Int

  /// The number of codes.
  public let count: Int

  /// Creates a table that reads a literal in place.
  ///
  /// - Parameters:
  ///   - literal: The codes, in ascending order of their UTF-8 bytes.
  ///   - width: The width of a row in bytes.
  /// - Precondition: `literal` has a multiple of `width` bytes.
  /// - Complexity: O(1).
  public init(_ literal: StaticString, width: Int) {
    precondition(literal.hasPointerRepresentation, "A code table is a string, not a single character.")
    precondition(width > 0, "The rows of a code table have a width.")
    self.literal = literal
    self.width = width
    // Stored, because a division takes as long as several steps of a search.
    count = literal.utf8CodeUnitCount / width
    precondition(count * width == literal.utf8CodeUnitCount, "A code table has rows of one width.")
  }

  /// The code at an index.
  ///
  /// - Precondition: `index` is in `0..<count`.
  /// - Complexity: O(length of the code); codes of up to 15 bytes need no allocation.
  public subscript(index: Int) -> String { bytes(index).text }

  /// The bytes of the code at an index, which live as long as the program.
  ///
  /// - Precondition: `index` is in `0..<count`.
  package func bytes(_ index: Int) -> TableBytes {
    let row = row(index)
    var length = width
    while length > 0, row[length - 1] == TableLayout.codePadding { length -= 1 }
    return TableBytes(start: literal.utf8Start + index * width, count: length)
  }

  /// The index of a code, or `nil` if it is not in the table.
  ///
  /// - Complexity: O(log `count`) comparisons of bytes, without an allocation.
  public func index(of code: String) -> Int? {
    var code = code
    return code.withUTF8 { bytes in
      guard bytes.count > 0, bytes.count <= width, bytes[bytes.count - 1] != TableLayout.codePadding else { return nil }
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        let order = Self.compare(bytes, row(middle))
        if order == 0 { return middle }
        if order < 0 { high = middle } else { low = middle + 1 }
      }
      return nil
    }
  }

  private func row(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    precondition(index >= 0 && index < count, "There is no code \(index) in a table of \(count).")
    return UnsafeBufferPointer(start: literal.utf8Start + index * width, count: width)
  }

  /// Returns a negative number if `code` sorts before `row`, zero if they are equal, and a positive number otherwise.
  private static func compare(_ code: UnsafeBufferPointer<UInt8>, _ row: UnsafeBufferPointer<UInt8>) -> Int {
    var index = 0
    while index < row.count {
      let byte = index < code.count ? code[index] : TableLayout.codePadding
      if byte != row[index] { return Int(byte) - Int(row[index]) }
      index += 1
    }
    return 0
  }
}
