/// An integer of 128 bits without a sign.
///
/// Swift's `UInt128` needs systems of 2024 on Apple's side.
struct WideInteger: Hashable {
  var high: UInt64
  var low: UInt64

  static let zero = WideInteger(0)

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  init(_ low: UInt64) { self.init(high: 0, low: low) }

  var isZero: Bool { high | low == 0 }

  var isOdd: Bool { low & 1 == 1 }

  /// The sum, or `nil` if 128 bits cannot hold it.
  func adding(_ other: WideInteger) -> WideInteger? {
    let (low, carry) = low.addingReportingOverflow(other.low)
    let (sum, isTooLarge) = high.addingReportingOverflow(other.high)
    let (high, isTooLargeNow) = sum.addingReportingOverflow(carry ? 1 : 0)
    return isTooLarge || isTooLargeNow ? nil : WideInteger(high: high, low: low)
  }

  /// The difference to a number that is not larger.
  func subtracting(_ other: WideInteger) -> WideInteger {
    let (low, borrow) = low.subtractingReportingOverflow(other.low)
    return WideInteger(high: high &- other.high &- (borrow ? 1 : 0), low: low)
  }

  /// The product, or `nil` if 128 bits cannot hold it.
  func multiplied(by factor: UInt64) -> WideInteger? {
    let product = low.multipliedFullWidth(by: factor)
    let (high, isTooLarge) = high.multipliedReportingOverflow(by: factor)
    let (sum, isTooLargeNow) = high.addingReportingOverflow(product.high)
    return isTooLarge || isTooLargeNow ? nil : WideInteger(high: sum, low: product.low)
  }

  /// The product, or `nil` if 128 bits cannot hold it.
  func multiplied(by factor: WideInteger) -> WideInteger? {
    guard factor.high > 0 else { return multiplied(by: factor.low) }
    guard high == 0 else { return nil }
    return factor.multiplied(by: low)
  }

  /// The quotient and the remainder.
  ///
  /// - Parameter divisor: Not 0.
  func divided(by divisor: UInt64) -> (quotient: WideInteger, remainder: UInt64) {
    let (first, rest) = high.quotientAndRemainder(dividingBy: divisor)
    let (second, remainder) = divisor.dividingFullWidth((rest, low))
    return (WideInteger(high: first, low: second), remainder)
  }
}

extension WideInteger: Comparable {
  static func < (first: WideInteger, second: WideInteger) -> Bool {
    first.high == second.high ? first.low < second.low : first.high < second.high
  }
}

extension UInt64 {
  /// 10 to a power from 0 to 19.
  static func powerOfTen(_ exponent: Int) -> UInt64 { (0..<exponent).reduce(1) { power, _ in power * 10 } }
}
