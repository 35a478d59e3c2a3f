/// The bytes of a table: a literal, or a part of a `TableMemory`.
///
/// `@unchecked` is safe: the bytes never change.
@usableFromInline
package struct TableBytes: @unchecked Sendable {
  @usableFromInline let start: UnsafePointer<UInt8>
  @usableFromInline package let count: Int

  /// Creates the bytes of a literal.
  @inlinable
  package init(_ literal: StaticString) {
    precondition(literal.hasPointerRepresentation, "A table is a string, not a single character.")
    start = literal.utf8Start
    count = literal.utf8CodeUnitCount
  }

  @inlinable
  init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }

  @inlinable package var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// Returns whether both have the same bytes, even at different addresses: the compiler can copy a literal.
  package static func == (first: TableBytes, second: TableBytes) -> Bool {
    first.count == second.count && (first.start == second.start || first.buffer.elementsEqual(second.buffer))
  }

  /// The byte at an offset.
  ///
  /// - Precondition: The offset is in `0..<count`.
  @inlinable
  package subscript(offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < count, "The table ends too early.")
    return start[offset]
  }

  /// The bytes in a range.
  ///
  /// - Precondition: The range is in `0..<count`.
  @inlinable
  package subscript(range: Range<Int>) -> TableBytes {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "The table ends too early.")
    return TableBytes(start: start + range.lowerBound, count: range.count)
  }

  /// Returns a negative number if the bytes sort before others, zero if they are equal, or else a positive number.
  func order(to other: UnsafeBufferPointer<UInt8>) -> Int {
    let bytes = buffer
    var index = 0
    while index < bytes.count, index < other.count {
      if bytes[index] != other[index] { return Int(bytes[index]) - Int(other[index]) }
      index += 1
    }
    return bytes.count - other.count
  }

  /// The decimal numbers that single spaces separate.
  package var integers: Integers { Integers(bytes: self) }

  /// The bytes as a string.
  @usableFromInline
  package var text: String { String(decoding: buffer, as: UTF8.self) }

  /// The bytes before the first line break, or all bytes.
  @usableFromInline
  var firstLine: TableBytes {
    var end = 0
    while end < count, start[end] != UInt8(ascii: "\n") { end &+= 1 }
    return self[0..<end]
  }
}

extension TableBytes {
  /// Reads decimal numbers that single spaces separate.
  package struct Integers {
    private let bytes: TableBytes
    private var offset = 0

    fileprivate init(bytes: TableBytes) { self.bytes = bytes }

    /// Returns the next number, or `nil` after the last one, if a space is in its place, or if it's too large: an `Int`
    /// can have 32 bits.
    package mutating func next() -> Int? {
      guard offset < bytes.count, bytes[offset] != UInt8(ascii: " ") else { return nil }
      var number = 0
      var isTooLarge = false
      while offset < bytes.count, bytes[offset] != UInt8(ascii: " ") {
        let (product, isLarge) = number.multipliedReportingOverflow(by: 10)
        let (sum, isLarger) = product.addingReportingOverflow(Int(bytes[offset] & 0x0F))
        number = sum
        isTooLarge = isTooLarge || isLarge || isLarger
        offset += 1
      }
      offset += 1
      return isTooLarge ? nil : number
    }
  }
}

extension TableBytes {
  /// Returns a number with two base-56 digits.
  ///
  /// - Precondition: The bytes contain both digits.
  @inlinable
  package func number2(at offset: Int) -> Int {
    Base56.digit(self[offset]) &+ Base56.base &* Base56.digit(self[offset &+ 1])
  }
}

/// The bytes of tables that a program builds or reads at run time.
///
/// A table doesn't keep its memory alive, so that it costs the same as a table in a literal. Keep the memory as long as
/// its tables.
///
/// `@unchecked` is safe: the bytes never change.
package final class TableMemory: @unchecked Sendable {
  private let buffer: UnsafeMutableBufferPointer<UInt8>

  private init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

  /// Creates memory with a copy of bytes.
  ///
  /// In Embedded Swift, only a class's convenience initializers can be generic.
  package convenience init(_ bytes: some Collection<UInt8>) {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
    self.init(buffer)
  }

  deinit { buffer.deallocate() }

  /// All bytes.
  package var bytes: TableBytes { bytes(in: 0..<buffer.count) }

  /// Returns a checksum that changes if any byte does.
  package static func checksum(of bytes: some Collection<UInt8>) -> Int {
    let sum = bytes.withContiguousStorageIfAvailable { checksum(of: UnsafeRawBufferPointer($0)) }
    return sum ?? checksum(of: Array(bytes))
  }

  private static func checksum(of bytes: UnsafeRawBufferPointer) -> Int {
    // Four sums in turn, because each step of a sum waits for the step before it.
    var sums: (UInt64, UInt64, UInt64, UInt64) = (0, 1, 2, 3)
    let width = MemoryLayout<UInt64>.size
    let word = { UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self)) }
    var offset = 0
    while offset <= bytes.count - 4 * width {
      sums.0 = mixed(sums.0, word(offset))
      sums.1 = mixed(sums.1, word(offset + width))
      sums.2 = mixed(sums.2, word(offset + 2 * width))
      sums.3 = mixed(sums.3, word(offset + 3 * width))
      offset += 4 * width
    }
    for byte in bytes[offset...] { sums.0 = mixed(sums.0, UInt64(byte)) }
    let sum = [sums.0, sums.1, sums.2, sums.3].reduce(UInt64(bytes.count), mixed)
    return Int(truncatingIfNeeded: sum)
  }

  /// Returns a sum mixed with the next word. No step loses a bit: the multiplier of SplitMix64 is odd.
  @inline(__always)
  private static func mixed(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let product = (sum ^ word) &* 0xBF58_476D_1CE4_E5B9
    return product ^ product >> 29
  }

  /// Returns the bytes in a range.
  ///
  /// - Precondition: The memory contains the range.
  package func bytes(in range: Range<Int>) -> TableBytes {
    precondition(range.lowerBound >= 0 && range.upperBound <= buffer.count, "The memory ends before the table.")
    // An empty buffer has no address.
    guard let start = buffer.baseAddress else { return TableBytes("") }
    return TableBytes(start: start + range.lowerBound, count: range.count)
  }
}
