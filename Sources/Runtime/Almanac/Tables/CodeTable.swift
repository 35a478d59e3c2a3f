/// A generated enum's codes in ascending order, stored in one literal as rows of equal width.
///
/// Shorter codes are padded with spaces. No code ends in a space.
public struct _CodeTable: Sendable {
  @usableFromInline let codes: TableBytes
  @usableFromInline let width: Int
  @usableFromInline let index: HashIndex

  /// The number of codes.
  public let count: Int

  /// Creates a table that reads literals in place.
  ///
  /// - Parameters:
  ///   - literal: The codes, in ascending order of their UTF-8 bytes.
  ///   - width: The width of a row in bytes.
  ///   - index: A perfect hash that maps a code to its row. If it is empty, the table is searched.
  /// - Precondition: The byte count of `literal` is a multiple of `width`. The generator wrote the index for these
  ///   codes.
  /// - Complexity: O(1).
  @inlinable
  public init(_ literal: StaticString, width: Int, index: StaticString = "") {
    precondition(width > 0, "The rows of a code table have a width.")
    // Divided here, where the compiler knows both numbers.
    self.init(TableBytes(literal), width: width, count: literal.utf8CodeUnitCount / width, index: TableBytes(index))
  }

  @inlinable
  init(_ codes: TableBytes, width: Int, count: Int, index: TableBytes) {
    precondition(count * width == codes.count, "A code table has rows of one width.")
    self.codes = codes
    self.width = width
    self.count = count
    self.index = HashIndex(index)
  }

  /// The code at an index.
  ///
  /// - Precondition: `index` is in `0..<count`.
  /// - Complexity: O(length of the code); codes of up to 15 bytes need no allocation.
  public subscript(index: Int) -> String { bytes(index).text }

  /// Returns the bytes of the code at an index. They live as long as the program.
  ///
  /// - Precondition: `index` is in `0..<count`.
  package func bytes(_ index: Int) -> TableBytes {
    let row = row(index)
    var length = width
    while length > 0, row[length - 1] == TableLayout.codePadding { length -= 1 }
    return row[0..<length]
  }

  /// Returns the index of a code, or `nil` if it is not in the table.
  ///
  /// - Complexity: O(length of the code), without an allocation; O(log `count`) comparisons for a table without an
  ///   index.
  public func index(of code: String) -> Int? {
    var code = code
    return code.withUTF8 { index(of: $0) }
  }

  /// Returns the index of a code in UTF-8.
  func index(of code: UnsafeBufferPointer<UInt8>) -> Int? {
    guard code.count > 0, code.count <= width, code[code.count - 1] != TableLayout.codePadding else { return nil }
    if index.isEmpty { return search(code) }
    guard let row = index.row(code), row < count, isCode(code, ofRow: row) else { return nil }
    return row
  }

  private func isCode(_ code: UnsafeBufferPointer<UInt8>, ofRow index: Int) -> Bool {
    let row = row(index)
    return KeyHash.areEqual(row[0..<code.count].buffer, code)
      && (code.count == width || row[code.count] == TableLayout.codePadding)
  }

  private func search(_ code: UnsafeBufferPointer<UInt8>) -> Int? {
    let index = firstIndex(notBefore: code)
    return index < count && bytes(index).order(to: code) == 0 ? index : nil
  }

  /// Returns the index of the first code that doesn't sort before a string, or `count` if there is none.
  ///
  /// - Complexity: O(log `count`) comparisons, without an allocation.
  func firstIndex(notBefore text: String) -> Int {
    var text = text
    return text.withUTF8 { firstIndex(notBefore: $0) }
  }

  private func firstIndex(notBefore text: UnsafeBufferPointer<UInt8>) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if bytes(middle).order(to: text) < 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func row(_ index: Int) -> TableBytes {
    precondition(index >= 0 && index < count, "There is no code \(index) in a table of \(count).")
    return codes[index * width..<(index + 1) * width]
  }
}
