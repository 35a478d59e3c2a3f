import Foundation

extension CurrencyRules {
  /// The text of an amount within the limits, or `nil` for NaN.
  func string(from amount: Decimal) -> String? {
    AmountDigits.rounded(amount, toDecimals: format.decimalDigits).map { string(limited($0)) }
  }

  /// The text of an amount within the limits, or `nil` for NaN and for an amount that `Decimal` cannot hold.
  func string(from amount: Double) -> String? {
    AmountDigits.rounded(limits?.clamped(amount) ?? amount, toDecimals: format.decimalDigits).map { string($0) }
  }

  /// The amount, or the limit that it is beyond.
  func limited(_ amount: AmountDigits) -> AmountDigits { limits?.clamped(amount) ?? amount }

  /// The text of an amount.
  func string(_ amount: AmountDigits) -> String {
    var amount = amount
    if amount.decimalDigits != format.decimalDigits { amount.round(toDecimals: format.decimalDigits) }
    if let count = format.maxIntegers { amount.limit(toIntegers: count) }
    if amount.isZero, let zeroSymbol = format.settings.zeroSymbol { return zeroSymbol }
    return writer.text(of: amount)
  }

  /// The amount that some digits form with the decimals of this format. Digits beyond `format.maxDigitsCount` are ignored.
  func amount(isNegative: Bool, digits: some Sequence<UInt8>) -> AmountDigits {
    let significant = Array(digits.drop { $0 == 0 }.prefix(format.maxDigitsCount))
    return AmountDigits(isNegative: isNegative, digits: significant, decimalDigits: format.decimalDigits)
  }
}
