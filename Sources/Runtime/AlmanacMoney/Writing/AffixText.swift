/// The text before or after an amount's digits: its bytes if there are at most 16, and otherwise only their number.
struct AffixText: Sendable {
  private var low: UInt64
  private var high: UInt64

  /// The number of bytes.
  let count: Int

  /// Creates the text that a closure writes.
  init(_ body: (inout TemplateOutput) -> Void) {
    let width = MemoryLayout<UInt64>.size
    (low, high, count) = withUnsafeTemporaryAllocation(byteCount: 2 * width, alignment: width) { bytes in
      bytes.storeBytes(of: 0, as: UInt64.self)
      bytes.storeBytes(of: 0, toByteOffset: width, as: UInt64.self)
      var output = TemplateOutput(bytes.bindMemory(to: UInt8.self), from: 0)
      body(&output)
      let (low, high) = (bytes.load(as: UInt64.self), bytes.load(fromByteOffset: width, as: UInt64.self))
      return (UInt64(littleEndian: low), UInt64(littleEndian: high), output.offset)
    }
  }

  /// Creates an affix that isn't rendered yet.
  init() { (low, high, count) = (0, 0, 0) }

  /// Whether the bytes are in place.
  var isInPlace: Bool { count <= 2 * MemoryLayout<UInt64>.size }

  /// The number of scalars, if the bytes are in place.
  var scalarCount: Int {
    // Bytes that continue a scalar start with the bits 10.
    func continuationCount(_ word: UInt64) -> Int { (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount }
    return count - continuationCount(low) - continuationCount(high)
  }

  /// Whether the bytes are in place, and all are ASCII.
  var isASCII: Bool { isInPlace && (low | high) & 0x8080_8080_8080_8080 == 0 }

  /// Writes the bytes, which must be in place.
  @inline(__always)
  func write(to buffer: UnsafeMutableBufferPointer<UInt8>, at offset: Int) {
    precondition(isInPlace && offset >= 0 && offset + count <= buffer.count, "The text is too long.")
    var rest = low
    for index in 0..<count {
      if index == MemoryLayout<UInt64>.size { rest = high }
      buffer[offset + index] = UInt8(truncatingIfNeeded: rest)
      rest >>= 8
    }
  }
}
