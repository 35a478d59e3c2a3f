/// Numbers in digits of base 56, the lowest first, written as the characters `#` to `Z`, which need no escapes.
enum Base56 {
  /// A number of three digits.
  ///
  /// - Precondition: `place..<place + 3` are places of `bytes`.
  @inline(__always)
  static func number3(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    precondition(place >= 0 && place <= bytes.count - 3, "The digits end too early.")
    return digit(bytes[place]) + 56 * (digit(bytes[place + 1]) + 56 * digit(bytes[place + 2]))
  }

  /// A number of four digits.
  ///
  /// - Precondition: `place..<place + 4` are places of `bytes`.
  @inline(__always)
  static func number4(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    precondition(place >= 0 && place <= bytes.count - 4, "The digits end too early.")
    // Two digits at a time: searches spend most of their time here.
    let word = UInt32(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt32.self))
    let digits = word &- 0x0101_0101 &* UInt32(UInt8(ascii: "#"))
    let pairs = digits & 0xFF_00FF &+ 56 &* (digits >> 8 & 0xFF_00FF)
    return Int(pairs & 0xFFFF) + 56 * 56 * Int(pairs >> 16)
  }

  private static func digit(_ byte: UInt8) -> Int { Int(byte) &- Int(UInt8(ascii: "#")) }
}
