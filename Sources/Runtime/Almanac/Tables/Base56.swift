/// Numbers in base 56, least significant digit first. The digits are the characters `#` to `Z`, which need no escapes.
@usableFromInline
package enum Base56 {
  /// The number of different digits.
  @inlinable package static var base: Int { 56 }

  /// The digit zero, which is the character `#`.
  @inlinable package static var zero: UInt8 { 0x23 }

  /// Returns a three-digit number.
  ///
  /// - Precondition: The range `offset..<offset + 3` is within `bytes`.
  @inline(__always)
  package static func number3(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    precondition(offset >= 0 && offset <= bytes.count - 3, "The digits end too early.")
    return uncheckedNumber3(bytes, at: offset)
  }

  /// Returns a four-digit number.
  ///
  /// - Precondition: The range `offset..<offset + 4` is within `bytes`.
  @inline(__always)
  static func number4(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    precondition(offset >= 0 && offset <= bytes.count - 4, "The digits end too early.")
    return digit(bytes[offset]) &+ base &* uncheckedNumber3(bytes, at: offset + 1)
  }

  /// Returns a three-digit number without a bounds check, for a table that has done one.
  @inlinable
  @inline(__always)
  static func uncheckedNumber3(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    // Neither product waits for the other.
    let second = base &* digit(bytes[offset &+ 1])
    return digit(bytes[offset]) &+ second &+ base &* base &* digit(bytes[offset &+ 2])
  }

  /// Returns the value of a digit.
  @inlinable
  package static func digit(_ byte: UInt8) -> Int { Int(byte) &- Int(zero) }
}
