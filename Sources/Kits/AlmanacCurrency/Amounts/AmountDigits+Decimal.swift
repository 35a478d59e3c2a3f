import AlmanacMoney
import Foundation

extension AmountDigits {
  /// Creates the digits of a number, or `nil` for NaN.
  init?(_ amount: Decimal) {
    guard !amount.isNaN else { return nil }
    // The number without its exponent is an integer, which most often fits in 64 bits. Decimal's description takes ten
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

  /// Returns the integer, or `nil` if there are decimals other than zero, or neither the type nor 64 bits can hold it.
  func integer<Value: BinaryInteger>(as type: Value.Type) -> Value? {
    let whole = shortened(toDecimals: 0)
    guard let number = whole.exact, number.decimals == 0, number.magnitude.high == 0 else { return nil }
    let magnitude = number.magnitude.low
    if !isNegative { return Value(exactly: magnitude) }
    if magnitude == Int64.min.magnitude { return Value(exactly: Int64.min) }
    return Int64(exactly: magnitude).flatMap { Value(exactly: -$0) }
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
    // Both parts are below 10^19, and so exact.
    let significand = Decimal(sign: .plus, exponent: 19, significand: Decimal(high.low)) + Decimal(low)
    return Decimal(sign: sign, exponent: number.exponent, significand: significand)
  }

  private static let largestExponent = 127

  /// 10^19.
  private static let split: UInt64 = 10_000_000_000_000_000_000

  /// A little less than 2^64, and a `Double` itself.
  private static let coefficientLimit = 18_446_744_073_709_549_568.0
}
