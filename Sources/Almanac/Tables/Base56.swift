/// Numbers in digits of base 56, the lowest first, written as the characters `#` to `Z`, which need no escapes.
package enum Base56 {
  /// How many digits there are.
  package static var base: Int { 56 }

  /// The character `#`, which is the digit zero.
  package static var zero: UInt8 { 0x23 }

  /// A number of three digits.
  ///
  /// - Precondition: The indices `index..<index + 3` are those of `bytes`.
  static func number3(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    precondition(index >= 0 && index <= bytes.count - 3, "The digits end too early.")
    return digit(bytes[index]) &+ base &* (digit(bytes[index + 1]) &+ base &* digit(bytes[index + 2]))
  }

  /// A number of four digits.
  ///
  /// - Precondition: The indices `index..<index + 4` are those of `bytes`.
  static func number4(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    number3(bytes, at: index) &+ base &* base &* base &* digit(bytes[index + 3])
  }

  /// A number of one digit.
  static func digit(_ byte: UInt8) -> Int { Int(byte) &- Int(zero) }
}
