import Almanac

/// The numbers of digits of an amount, and where separators are between them.
struct NumberLayout {
  private let integerCount: Int
  private let decimalCount: Int

  /// The number of digits after the last separator between groups, or more than there are.
  private let lastGroup: Int
  private let otherGroups: Int
  private let hasSeparator: Bool

  /// The number of bytes.
  let size: Int

  init(_ amount: AmountDigits, _ number: AmountWriter.Number) {
    decimalCount = max(amount.decimals, number.decimals.lowerBound)
    integerCount = max(1, amount.integerCount)
    hasSeparator = decimalCount > 0 || number.alwaysShowsDecimalSeparator
    var separatorCount = 0
    if let sizes = number.groupSizes, integerCount - number.minimumGroupingDigits >= sizes.last {
      (lastGroup, otherGroups) = sizes
      separatorCount = (integerCount - lastGroup - 1) / otherGroups + 1
    } else {
      (lastGroup, otherGroups) = (.max, .max)
    }
    size =
      (integerCount + decimalCount) * UTF8.width(number.zero) + separatorCount * number.groupingSeparator.count
      + (hasSeparator ? number.decimalSeparator.count : 0)
  }

  /// Writes the number before an offset.
  func write(
    _ amount: AmountDigits,
    _ number: AmountWriter.Number,
    to bytes: UnsafeMutableBufferPointer<UInt8>,
    before end: Int
  ) {
    var output = BackwardOutput(bytes, before: end, zero: number.zero)
    var digits = BackwardDigits(amount)
    for _ in amount.decimals..<decimalCount { output.prepend(0) }
    for _ in 0..<amount.decimals { output.prepend(digits.next()) }
    if hasSeparator { output.prepend(number.decimalSeparator) }
    var rest = lastGroup
    for _ in 0..<integerCount {
      if rest == 0 {
        output.prepend(number.groupingSeparator)
        rest = otherGroups
      }
      output.prepend(digits.next())
      rest -= 1
    }
  }
}

/// The digits of an amount from the last one on. After the first one, they are 0.
private struct BackwardDigits {
  private var zeros: Int
  private var rest: WideInteger

  init(_ amount: AmountDigits) {
    zeros = max(0, amount.exponent)
    rest = amount.magnitude
  }

  @inline(__always)
  mutating func next() -> UInt8 {
    guard zeros > 0 || rest.high > 0 else {
      let (quotient, digit) = rest.low.quotientAndRemainder(dividingBy: 10)
      rest.low = quotient
      return UInt8(truncatingIfNeeded: digit)
    }
    return nextOfMany()
  }

  /// The next digit of a number that 64 bits cannot hold.
  @inline(never)
  private mutating func nextOfMany() -> UInt8 {
    if zeros > 0 {
      zeros -= 1
      return 0
    }
    let (quotient, digit) = rest.divided(by: 10)
    rest = quotient
    return UInt8(truncatingIfNeeded: digit)
  }
}

/// Writes UTF-8 from the end. What does not fit ends the program.
private struct BackwardOutput {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var start: Int
  private let zero: UInt32
  private let zeroWidth: Int

  init(_ bytes: UnsafeMutableBufferPointer<UInt8>, before end: Int, zero: Unicode.Scalar) {
    precondition(end <= bytes.count, "The text is too long.")
    self.bytes = bytes
    start = end
    self.zero = zero.bigEndianUTF8
    zeroWidth = UTF8.width(zero)
  }

  mutating func prepend(_ text: TableBytes) {
    start -= text.count
    precondition(start >= 0, "The text is too long.")
    for index in 0..<text.count { bytes[start + index] = text.buffer[index] }
  }

  mutating func prepend(_ digit: UInt8) {
    precondition(start >= zeroWidth, "The text is too long.")
    if zeroWidth == 1 {
      start -= 1
      bytes[start] = UInt8(truncatingIfNeeded: zero) + digit
      return
    }
    var encoded = zero + UInt32(digit)
    for _ in 0..<zeroWidth {
      start -= 1
      bytes[start] = UInt8(truncatingIfNeeded: encoded)
      encoded >>= 8
    }
  }
}

extension Unicode.Scalar {
  /// The UTF-8 as a big-endian number.
  ///
  /// The digits of a script differ only in the last byte: they begin at a multiple of 16, or at 6 after it.
  var bigEndianUTF8: UInt32 {
    if isASCII { return value }
    var bytes: UInt32 = 0
    for byte in UTF8.encode(self) ?? UTF8.encodedReplacementCharacter { bytes = bytes << 8 | UInt32(byte) }
    return bytes
  }
}
