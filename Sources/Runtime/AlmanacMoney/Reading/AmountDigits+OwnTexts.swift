import Almanac

extension AmountDigits {
  /// Creates the amount that a string's digits form, even if a writer would write it differently.
  ///
  /// - Returns: `nil` if there is no digit, or if there are too many.
  init?(digitsOf text: Slice<UnsafeBufferPointer<UInt8>>, _ number: AmountWriter.Number, isNegative: Bool) {
    var digits = ForwardDigits(zero: number.zero)
    let decimals = number.decimals
    var decimalCount = decimals.upperBound
    if decimals.lowerBound == decimals.upperBound {
      guard digits.read(text) else { return nil }
    } else {
      let end = text.lastOffset(of: number.decimalSeparator.buffer) ?? text.endIndex
      guard digits.read(text[..<end]) else { return nil }
      decimalCount = -digits.count
      guard digits.read(text[end...]) else { return nil }
      decimalCount += digits.count
    }
    guard digits.count > 0 else { return nil }
    self.init(isNegative: isNegative, magnitude: digits.magnitude, exponent: -decimalCount)
    append(zeros: digits.zeros)
  }

  /// Appends zeros: to the digits if they fit, and otherwise to the exponent.
  mutating func append(zeros: Int) {
    let padded = zeros <= ExactDecimal.maximumDecimals ? magnitude.scaled(by: zeros) : nil
    if let padded, padded.digitCount <= ExactDecimal.maximumDecimals {
      magnitude = padded
    } else {
      exponent += zeros
    }
  }
}

/// The digits of a script in UTF-8.
private struct ForwardDigits {
  private let zero: UInt32
  private let mask: UInt32
  private(set) var magnitude = WideInteger.zero

  /// The number of trailing zeros, which aren't in the magnitude.
  private(set) var zeros = 0

  /// The number of all digits.
  private(set) var count = 0

  init(zero: Unicode.Scalar) {
    self.zero = zero.bigEndianUTF8
    mask = .max >> UInt32(32 - 8 * UTF8.width(zero))
  }

  /// Adds a string's digits, whatever is between them. Returns `false` if there are too many.
  mutating func read(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var window: UInt32 = 0
    for byte in text {
      // The bytes of a digit occur nowhere else in UTF-8.
      window = (window << 8 | UInt32(byte)) & mask
      let digit = window &- zero
      guard digit < 10 else { continue }
      count += 1
      guard magnitude.append(UInt64(digit), zeros: &zeros) else { return false }
    }
    return true
  }
}

extension WideInteger {
  /// Appends a digit. Zeros wait for the next nonzero digit, because trailing ones need not fit.
  ///
  /// - Returns: `false` if 128 bits can't hold the number.
  mutating func append(_ digit: UInt64, zeros: inout Int) -> Bool {
    if digit == 0 {
      if !isZero { zeros += 1 }
      return true
    }
    guard zeros < 39, let sum = scaled(by: zeros + 1)?.adding(WideInteger(digit)) else { return false }
    (self, zeros) = (sum, 0)
    return true
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Returns the offset of the last occurrence of other bytes.
  fileprivate func lastOffset(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var start = endIndex - bytes.count
    while start >= startIndex {
      if self[start...].starts(with: bytes) { return start }
      start -= 1
    }
    return nil
  }
}
