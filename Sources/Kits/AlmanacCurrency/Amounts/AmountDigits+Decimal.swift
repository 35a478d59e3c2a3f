import AlmanacMoney
import Foundation

extension AmountDigits {
  /// Creates the digits of a number, or `nil` for NaN.
  init?(_ amount: Decimal) {
    guard !amount.isNaN else { return nil }
    // The number without its exponent is an integer, which usually fits in 64 bits. Decimal's description takes ten
    // times as long.
    let integer = NSDecimalNumber(decimal: amount.magnitude.significand)
    guard integer.doubleValue < Self.coefficientLimit else {
      self.init(plainNumber: amount.description)
      return
    }
    self.init(
      isNegative: amount.sign == .minus,
      magnitude: WideInteger(integer.uint64Value),
      exponent: amount.exponent
    )
  }

  /// Returns the digits of a number, rounded to a number of decimals, or `nil` for NaN.
  static func rounded(_ amount: Decimal, toDecimals count: Int) -> AmountDigits? {
    rounded(approximation: NSDecimalNumber(decimal: amount).doubleValue, toDecimals: count)
      ?? AmountDigits(amount)?.rounded(toDecimals: count)
  }

  /// The number, or `nil` if `Decimal` can't hold all digits.
  var decimal: Decimal? {
    let number = shortened(toDecimals: -Self.largestExponent)
    guard number.magnitude.digitCount <= ExactDecimal.maximumDecimals, number.exponent <= Self.largestExponent,
      isZero || number.exponent >= -128
    else { return nil }
    if isZero { return 0 }
    let sign: FloatingPointSign = isNegative ? .minus : .plus
    let (high, low) = number.magnitude.divided(by: Self.split)
    if high.isZero { return Decimal(sign: sign, exponent: number.exponent, significand: Decimal(low)) }
    // Both parts are below 10^19, so they are exact.
    let significand = Decimal(sign: .plus, exponent: 19, significand: Decimal(high.low)) + Decimal(low)
    return Decimal(sign: sign, exponent: number.exponent, significand: significand)
  }

  private static let largestExponent = 127

  /// 10^19.
  private static let split: UInt64 = 10_000_000_000_000_000_000

  /// The largest `Double` below 2^64.
  private static let coefficientLimit = 18_446_744_073_709_549_568.0
}
