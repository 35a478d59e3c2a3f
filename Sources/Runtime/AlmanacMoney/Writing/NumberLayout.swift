import Almanac

/// The numbers of digits of an amount, and the positions of its separators.
struct NumberLayout {
  private let integerCount: Int
  private let decimalCount: Int

  /// The number of digits after the last separator between groups, or `Int.max` if there is none.
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
  @inline(__always)
  func write(
    _ amount: AmountDigits,
    _ number: AmountWriter.Number,
    to bytes: UnsafeMutableBufferPointer<UInt8>,
    before end: Int
  ) {
    if number.zero.isASCII, amount.magnitude.high == 0, amount.exponent <= 0 {
      write(amount, number, to: ShortOutput(bytes, before: end, amount.magnitude.low))
    } else {
      write(amount, number, to: LongOutput(bytes, before: end, amount, zero: number.zero))
    }
  }

  private func write(_ amount: AmountDigits, _ number: AmountWriter.Number, to output: some BackwardOutput) {
    var output = output
    output.prepend(zeros: decimalCount - amount.decimals)
    output.prepend(digits: amount.decimals)
    if hasSeparator { output.prepend(number.decimalSeparator) }
    var (rest, group) = (integerCount, min(lastGroup, integerCount))
    while true {
      output.prepend(digits: group)
      rest -= group
      if rest == 0 { return }
      output.prepend(number.groupingSeparator)
      group = min(otherGroups, rest)
    }
  }
}

/// Writes UTF-8 from the end, and traps if it doesn't fit.
private protocol BackwardOutput {
  var bytes: UnsafeMutableBufferPointer<UInt8> { get }

  /// The offset of the first written byte.
  var start: Int { get set }

  /// Writes the next digits of the amount, from the last to the first, and then zeros.
  mutating func prepend(digits count: Int)
  mutating func prepend(zeros count: Int)
}

extension BackwardOutput {
  @inline(__always)
  mutating func prepend(_ text: TableBytes) {
    takePlace(for: text.count)
    for index in 0..<text.count { bytes[start + index] = text.buffer[index] }
  }

  @inline(__always)
  mutating func takePlace(for count: Int) {
    precondition(count >= 0 && start >= count, "The text is too long.")
    start -= count
  }
}

/// Writes the ASCII digits of an amount that fits into 64 bits, as most do.
private struct ShortOutput: BackwardOutput {
  let bytes: UnsafeMutableBufferPointer<UInt8>
  var start: Int
  private var rest: UInt64

  @inline(__always)
  init(_ bytes: UnsafeMutableBufferPointer<UInt8>, before end: Int, _ amount: UInt64) {
    precondition(end <= bytes.count, "The text is too long.")
    (self.bytes, start, rest) = (bytes, end, amount)
  }

  @inline(__always)
  mutating func prepend(digits count: Int) {
    var (offset, rest) = (start, rest)
    takePlace(for: count)
    while offset > start {
      offset &-= 1
      let quotient = rest / 10
      bytes[offset] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest &- quotient &* 10)
      rest = quotient
    }
    self.rest = rest
  }

  @inline(__always)
  mutating func prepend(zeros count: Int) {
    takePlace(for: count)
    for index in 0..<count { bytes[start + index] = UInt8(ascii: "0") }
  }
}

/// Writes the digits of any number in any script.
private struct LongOutput: BackwardOutput {
  let bytes: UnsafeMutableBufferPointer<UInt8>
  var start: Int
  private var rest: WideInteger

  /// The number of zeros after `rest`.
  private var zeros: Int
  private let zero: UInt32
  private let width: Int

  init(_ bytes: UnsafeMutableBufferPointer<UInt8>, before end: Int, _ amount: AmountDigits, zero: Unicode.Scalar) {
    precondition(end <= bytes.count, "The text is too long.")
    (self.bytes, start) = (bytes, end)
    rest = amount.magnitude
    zeros = max(0, amount.exponent)
    self.zero = zero.bigEndianUTF8
    width = UTF8.width(zero)
  }

  mutating func prepend(digits count: Int) {
    for _ in 0..<count {
      if zeros > 0 {
        zeros -= 1
        prepend(digit: 0)
      } else {
        let (quotient, digit) = rest.divided(by: 10)
        rest = quotient
        prepend(digit: UInt32(digit))
      }
    }
  }

  mutating func prepend(zeros count: Int) {
    for _ in 0..<count { prepend(digit: 0) }
  }

  private mutating func prepend(digit: UInt32) {
    takePlace(for: width)
    var encoded = zero + digit
    for offset in (start..<start + width).reversed() {
      bytes[offset] = UInt8(truncatingIfNeeded: encoded)
      encoded >>= 8
    }
  }
}

extension Unicode.Scalar {
  /// The scalar's UTF-8 as a big-endian number.
  ///
  /// A script's digits differ only in the last byte: they start at a multiple of 16, or at 6 after it.
  var bigEndianUTF8: UInt32 {
    if isASCII { return value }
    var bytes: UInt32 = 0
    for byte in UTF8.encode(self) ?? UTF8.encodedReplacementCharacter { bytes = bytes << 8 | UInt32(byte) }
    return bytes
  }
}
