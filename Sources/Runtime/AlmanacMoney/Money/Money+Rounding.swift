import Almanac

/// The digits of a currency amount.
public enum MoneyDigits: Hashable, Sendable {
  /// The minor units of the currency (ISO 4217): cents.
  case minorUnits

  /// What can be paid with coins: in Switzerland, five centimes.
  case cash

  /// A number of decimals.
  case decimals(Int)
}

extension Money {
  /// Rounds the amount to the digits of the currency, to those of cash, or to a number of decimals.
  ///
  /// ```swift
  /// try Money("19.98", Currency.swissFranc).rounded(to: .cash)      // 20.00 CHF
  /// ```
  ///
  /// - Parameters:
  ///   - digits: The digits.
  ///   - rule: How to round. By default, a half becomes even, as in banking.
  /// - Returns: The rounded amount, with exactly so many decimals.
  /// - Throws: `MoneyError.overflow` if the amount doesn't fit with so many decimals.
  public func rounded(
    to digits: MoneyDigits = .minorUnits,
    _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) throws(MoneyError) -> Money {
    let rounded: ExactDecimal
    switch digits {
    case .minorUnits: rounded = try amount.rounded(to: currency.minorUnits, rule)
    case .decimals(let count): rounded = try amount.rounded(to: count, rule)
    case .cash:
      let step = UInt64(clamping: currency.cashRounding)
      rounded = try amount.rounded(to: currency.cashDigits, step: step, RoundingRule(rule))
    }
    return Money(rounded, currency)
  }
}
