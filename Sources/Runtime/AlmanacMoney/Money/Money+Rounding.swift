import Almanac

extension Money {
  /// Rounds the amount to the minor units of the currency, to what people write or pay in cash, or to a number of
  /// decimals.
  ///
  /// ```swift
  /// try Money("19.98", Currency.swissFranc).rounded(to: .cash)      // 20.00 CHF
  /// ```
  ///
  /// - Parameters:
  ///   - digits: The digits. Of a range of decimals, the larger number counts.
  ///   - rule: How to round. By default, a half becomes even, as in banking.
  /// - Returns: The rounded amount, with exactly so many decimals.
  /// - Throws: `MoneyError.overflow` if the amount doesn't fit with so many decimals.
  public func rounded(
    to digits: FractionDigits = .minorUnits,
    _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) throws(MoneyError) -> Money {
    let rounded: ExactDecimal
    switch digits {
    case .minorUnits: rounded = try amount.rounded(to: currency.minorUnits, rule)
    case .display: rounded = try amount.rounded(to: currency.displayDigits, rule)
    case .decimals(let range): rounded = try amount.rounded(to: range.upperBound, rule)
    case .cash:
      let step = UInt64(clamping: currency.cashRounding)
      rounded = try amount.rounded(to: currency.cashDigits, step: step, RoundingRule(rule))
    }
    return Money(rounded, currency)
  }
}
