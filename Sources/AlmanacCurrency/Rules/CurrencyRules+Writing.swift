import Foundation

extension CurrencyRules {
  /// The text of an amount within the limits, or `nil` for NaN.
  func string(from amount: Decimal) -> String? {
    AmountDigits.rounded(amount, toDecimals: pattern.decimalDigits).map { string(limited($0)) }
  }

  /// The text of an amount within the limits, or `nil` for NaN and for an amount that `Decimal` cannot hold.
  func string(from amount: Double) -> String? {
    AmountDigits.rounded(limits?.clamped(amount) ?? amount, toDecimals: pattern.decimalDigits).map { string($0) }
  }

  /// The amount, or the limit that it is beyond.
  func limited(_ amount: AmountDigits) -> AmountDigits { limits?.clamped(amount) ?? amount }

  /// The text of an amount.
  func string(_ amount: AmountDigits) -> String {
    var amount = amount
    if amount.decimalDigits != pattern.decimalDigits { amount.round(toDecimals: pattern.decimalDigits) }
    if let count = maxIntegers { amount.limit(toIntegers: count) }
    if amount.isZero, let zeroSymbol = settings.zeroSymbol { return zeroSymbol }
    return writer.text(of: amount)
  }

  /// The amount that some digits form with the decimals of this pattern. Digits beyond `maxDigitsCount` are ignored.
  func amount(isNegative: Bool, digits: some Sequence<UInt8>) -> AmountDigits {
    let significant = Array(digits.drop { $0 == 0 }.prefix(maxDigitsCount))
    return AmountDigits(isNegative: isNegative, digits: significant, decimalDigits: pattern.decimalDigits)
  }
}
