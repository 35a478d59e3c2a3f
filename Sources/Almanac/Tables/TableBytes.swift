/// The bytes of a table: a literal, or a part of a `TableMemory`.
///
/// `@unchecked` is safe: the bytes never change.
@usableFromInline
package struct TableBytes: @unchecked Sendable {
  @usableFromInline let start: UnsafePointer<UInt8>
  @usableFromInline package let count: Int

  /// The bytes of a literal.
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

  /// Where the bytes are, which no other table shares.
  package var address: UInt { UInt(bitPattern: start) }

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

  /// The number at an index among decimal numbers that single spaces separate, or `nil` if there are fewer or an `Int` can't hold it.
  func integer(at index: Int) -> Int? {
    var numbers = integers
    for _ in 0..<index { _ = numbers.next() }
    return numbers.next()
  }

  /// The decimal numbers that single spaces separate.
  package var integers: Integers { Integers(bytes: self) }

  /// The bytes as text.
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

    /// The next number, or `nil` after the last one, or if it's too large: an `Int` can have 32 bits.
    package mutating func next() -> Int? {
      guard offset < bytes.count else { return nil }
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

/// The bytes of tables that a program builds or reads while it runs.
///
/// A table in it does not keep it alive, so that tables cost the same as those in literals. Who holds a table holds its memory,
/// too.
///
/// `@unchecked` is safe: the bytes never change.
package final class TableMemory: @unchecked Sendable {
  private let buffer: UnsafeMutableBufferPointer<UInt8>

  /// Copies bytes.
  package init(_ bytes: [UInt8]) {
    buffer = .allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
  }

  deinit { buffer.deallocate() }

  /// All bytes.
  var bytes: [UInt8] { Array(buffer) }

  /// A number that a change of any byte changes.
  package static func checksum(of bytes: ArraySlice<UInt8>) -> Int {
    let width = MemoryLayout<UInt64>.size
    // The multiplier of SplitMix64, which is odd, so no step loses a bit.
    let multiplier: UInt64 = 0xBF58_476D_1CE4_E5B9
    var sum = UInt64(bytes.count)
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        var word: UInt64 = 0
        if offset + width <= bytes.count {
          word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        } else {
          for byte in bytes[offset...] { word = word << 8 | UInt64(byte) }
        }
        sum = (sum ^ word) &* multiplier
        sum ^= sum >> 29
        offset += width
      }
    }
    return Int(truncatingIfNeeded: sum)
  }

  /// The bytes in a range.
  ///
  /// - Precondition: The memory has the range.
  package func bytes(in range: Range<Int>) -> TableBytes {
    precondition(range.lowerBound >= 0 && range.upperBound <= buffer.count, "The memory ends before the table.")
    // An empty buffer has no address.
    guard let start = buffer.baseAddress else { return TableBytes("") }
    return TableBytes(start: start + range.lowerBound, count: range.count)
  }
}
