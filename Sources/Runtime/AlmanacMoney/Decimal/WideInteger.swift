/// An unsigned integer of 128 bits.
///
/// Swift's `UInt128` requires Apple's systems of 2024.
package struct WideInteger: Hashable, Sendable {
  package var high: UInt64
  package var low: UInt64

  package static var zero: WideInteger { WideInteger(0) }

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package init(_ low: UInt64) { self.init(high: 0, low: low) }

  package var isZero: Bool { high | low == 0 }

  var isOdd: Bool { low & 1 == 1 }

  /// The number of decimal digits, or 0 for zero.
  package var digitCount: Int {
    if high > 0 {
      // 10^19 is larger than half of 2^64, so the quotient has at least one digit.
      return 19 + divided(by: .powerOfTen(19)).quotient.digitCount
    }
    // log10(2) is a little more than 1233 / 4096.
    let approximation = (64 - low.leadingZeroBitCount) * 1233 / 4096
    return approximation + (low >= .powerOfTen(approximation) ? 1 : 0)
  }

  /// Returns the sum, or `nil` if 128 bits can't hold it.
  package func adding(_ other: WideInteger) -> WideInteger? {
    let (low, carry) = low.addingReportingOverflow(other.low)
    let (sum, isTooLarge) = high.addingReportingOverflow(other.high)
    let (high, isTooLargeNow) = sum.addingReportingOverflow(carry ? 1 : 0)
    return isTooLarge || isTooLargeNow ? nil : WideInteger(high: high, low: low)
  }

  /// Returns the difference. The other number must not be larger.
  func subtracting(_ other: WideInteger) -> WideInteger {
    let (low, borrow) = low.subtractingReportingOverflow(other.low)
    return WideInteger(high: high &- other.high &- (borrow ? 1 : 0), low: low)
  }

  /// Returns the product, or `nil` if 128 bits can't hold it.
  package func multiplied(by factor: UInt64) -> WideInteger? {
    let product = low.multipliedFullWidth(by: factor)
    let (high, isTooLarge) = high.multipliedReportingOverflow(by: factor)
    let (sum, isTooLargeNow) = high.addingReportingOverflow(product.high)
    return isTooLarge || isTooLargeNow ? nil : WideInteger(high: sum, low: product.low)
  }

  /// Returns the product, or `nil` if 128 bits can't hold it.
  func multiplied(by factor: WideInteger) -> WideInteger? {
    guard factor.high > 0 else { return multiplied(by: factor.low) }
    guard high == 0 else { return nil }
    return factor.multiplied(by: low)
  }

  /// Returns the quotient and the remainder of a division by a number that is not 0.
  package func divided(by divisor: UInt64) -> (quotient: WideInteger, remainder: UInt64) {
    if high == 0 { return (WideInteger(low / divisor), low % divisor) }
    let (first, rest) = high.quotientAndRemainder(dividingBy: divisor)
    let (second, remainder) = divisor.dividingFullWidth((rest, low))
    return (WideInteger(high: first, low: second), remainder)
  }
}

extension WideInteger: Comparable {
  package static func < (first: WideInteger, second: WideInteger) -> Bool {
    first.high == second.high ? first.low < second.low : first.high < second.high
  }
}

extension WideInteger {
  /// Returns the number × 10^`exponent`, or `nil` if 128 bits can't hold it.
  func scaled(by exponent: Int) -> WideInteger? {
    if exponent <= 19 { return multiplied(by: .powerOfTen(exponent)) }
    return isZero ? self : multiplied(by: .powerOfTen(19))?.scaled(by: exponent - 19)
  }

  /// Returns the number formed by the last digits, for a count of at least 0.
  package func lastDigits(_ count: Int) -> WideInteger {
    if count <= 19 { return WideInteger(divided(by: .powerOfTen(count)).remainder) }
    let (quotient, low) = divided(by: .powerOfTen(19))
    let high = quotient.lastDigits(min(count - 19, 20)).multiplied(by: .powerOfTen(19))
    return high?.adding(WideInteger(low)) ?? self
  }
}

extension UInt64 {
  // Written out, so that they are in the binary instead of being computed at run time.
  private static let powersOfTen: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
    100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
    10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  /// Returns 10 to a power from 0 to 19.
  package static func powerOfTen(_ exponent: Int) -> UInt64 { powersOfTen[exponent] }
}
