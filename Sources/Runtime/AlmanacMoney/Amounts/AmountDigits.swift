/// An amount as it is written: a sign, and as many digits as 128 bits hold.
///
/// Unlike an `ExactDecimal`, it can be -0, because a user who types -0.50 passes through -0.00, and 10^100, because a
/// `Double` can.
package struct AmountDigits: Hashable, Sendable {
  package var isNegative: Bool

  /// All digits as an integer.
  package var magnitude: WideInteger

  /// The place of the last digit: the amount is `magnitude` × 10^`exponent`.
  package var exponent: Int

  package init(isNegative: Bool, magnitude: WideInteger, exponent: Int) {
    self.isNegative = isNegative
    self.magnitude = magnitude
    self.exponent = exponent
  }

  /// Creates an amount from digits (0 to 9), the most significant first, and at most 38 without leading zeros.
  package init(isNegative: Bool, digits: some Sequence<UInt8>, decimals: Int) {
    self.init(isNegative: isNegative, magnitude: .zero, exponent: -decimals)
    for digit in digits {
      magnitude = magnitude.multiplied(by: 10)?.adding(WideInteger(UInt64(digit))) ?? magnitude
    }
  }

  package var isZero: Bool { magnitude.isZero }

  /// The number of decimals.
  package var decimals: Int { max(0, -exponent) }

  /// The number of digits before the decimals, without leading zeros.
  package var integerCount: Int { isZero ? 0 : max(0, magnitude.digitCount + exponent) }

  /// The digits before the decimals, without leading zeros, and the decimals.
  package var digits: [UInt8] {
    var digits = [UInt8](repeating: 0, count: isZero ? 0 : max(0, exponent))
    var rest = magnitude
    while !rest.isZero {
      let (quotient, digit) = rest.divided(by: 10)
      digits.append(UInt8(digit))
      rest = quotient
    }
    return digits.reversed()
  }

  /// The amount as Swift writes numbers: `-1234.50`.
  package var plainText: String {
    let digits = digits
    var text: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    for digit in repeatElement(0, count: max(0, decimals + 1 - digits.count)) + digits[...] {
      text.append(UInt8(ascii: "0") + digit)
    }
    if decimals > 0 { text.insert(UInt8(ascii: "."), at: text.count - decimals) }
    return String(decoding: text, as: UTF8.self)
  }

  package mutating func dropSignOfZero() {
    if isZero { isNegative = false }
  }

  /// Returns the amount with a number of decimals, or with fewer if there would be too many digits.
  ///
  /// The result is a multiple of the step, in units of the last decimal. By default, ties round to even, as in ICU.
  package func rounded(
    toDecimals count: Int,
    step: UInt64 = 1,
    _ rule: RoundingRule = .toNearestOrEven
  ) -> AmountDigits {
    var rounded = self
    let missing = count + exponent
    if missing > 0, isZero || missing <= 38, let padded = magnitude.scaled(by: isZero ? 0 : missing) {
      (rounded.magnitude, rounded.exponent) = (padded, -count)
    }
    let surplus = -count - rounded.exponent
    guard surplus > 0 || step > 1 && surplus == 0 else { return rounded }
    let units = rounded.magnitude.rounded(dropping: surplus, step: step, isNegative: isNegative, rule)
    return AmountDigits(isNegative: isNegative, magnitude: units ?? rounded.magnitude, exponent: -count)
  }

  /// Returns the amount without trailing zeros in its decimals, but with at least a number of decimals.
  package func shortened(toDecimals count: Int) -> AmountDigits {
    var shortened = self
    if isZero { shortened.exponent = max(exponent, -count) }
    while shortened.exponent < -count {
      let (quotient, digit) = shortened.magnitude.divided(by: 10)
      if digit > 0 { break }
      (shortened.magnitude, shortened.exponent) = (quotient, shortened.exponent + 1)
    }
    return shortened
  }

  /// Removes the leading integer digits beyond a count.
  package mutating func limit(toIntegers count: Int) {
    guard integerCount > count else { return }
    magnitude = count - exponent > 0 ? magnitude.lastDigits(count - exponent) : .zero
  }
}

extension AmountDigits {
  /// Returns whether the amount is less than another. -0 is not less than 0.
  package func isLess(than other: AmountDigits) -> Bool {
    if isZero || signum != other.signum { return signum < other.signum }
    return isNegative ? other.isCloser(than: self) : isCloser(than: other)
  }

  private var signum: Int { isZero ? 0 : isNegative ? -1 : 1 }

  /// Returns whether the amount is closer to zero than another, where neither is zero.
  private func isCloser(than other: AmountDigits) -> Bool {
    let (size, otherSize) = (magnitude.digitCount + exponent, other.magnitude.digitCount + other.exponent)
    guard size == otherSize else { return size < otherSize }
    // Both start at the same place, so the exponents differ by no more than the numbers of digits.
    let difference = exponent - other.exponent
    if difference >= 0 { return magnitude.scaled(by: difference).map { $0 < other.magnitude } ?? false }
    return other.magnitude.scaled(by: -difference).map { magnitude < $0 } ?? true
  }
}
