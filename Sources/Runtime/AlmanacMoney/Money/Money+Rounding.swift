import Almanac

extension Money {
  /// Rounds the amount to the currency's minor units, to what people write or pay in cash, or to a number of decimals.
  ///
  /// ```swift
  /// try Money("19.98", Currency.swissFranc).rounded(to: .cash)      // 20.00 CHF
  /// ```
  ///
  /// - Parameters:
  ///   - digits: The digits. For a range of decimals, its upper bound counts.
  ///   - rule: The rounding rule. By default, ties round to even (banker's rounding).
  /// - Returns: The rounded amount, with exactly that many decimals.
  /// - Throws: `MoneyError.overflow` if the amount doesn't fit with that many decimals.
  public func rounded(
    to digits: FractionDigits = .minorUnits,
    _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) throws(MoneyError) -> Money {
    let (count, step) = self.digits(digits)
    return Money(try amount.rounded(to: count, step: step, RoundingRule(rule)), currency)
  }

  /// Divides the amount and rounds the quotient once.
  ///
  /// ```swift
  /// try Money("10.00", Currency.euro).divided(by: 3)                // 3.33 EUR
  /// ```
  ///
  /// To split an amount without losing a cent, use ``split(into:to:)``.
  ///
  /// - Parameters:
  ///   - divisor: The divisor.
  ///   - digits: The digits, as for ``rounded(to:_:)``.
  ///   - rule: The rounding rule. By default, ties round to even (banker's rounding).
  /// - Returns: The quotient, with exactly that many decimals.
  /// - Throws: `MoneyError.divisionByZero`, and `MoneyError.overflow` if the quotient doesn't fit.
  public func divided(
    by divisor: ExactDecimal,
    to digits: FractionDigits = .minorUnits,
    _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) throws(MoneyError) -> Money {
    let (count, step) = self.digits(digits)
    return Money(try amount.divided(by: divisor, to: count, step: step, RoundingRule(rule)), currency)
  }

  /// Returns the quotient in whole minor units, and the remainder: 10.00 euros divided by 3 are 3.33, and 0.01 remains.
  ///
  /// If the amount has more decimals than the currency, so does the quotient. The remainder has the amount's sign.
  ///
  /// - Throws: `MoneyError.divisionByZero`, and `MoneyError.overflow` if a result doesn't fit.
  public func quotientAndRemainder(
    dividingBy divisor: ExactDecimal
  ) throws(MoneyError) -> (quotient: Money, remainder: Money) {
    let decimals = max(amount.decimals, currency.minorUnits)
    let quotient = try divided(by: divisor, to: .decimals(decimals), .towardZero)
    return (quotient, try self - quotient * divisor)
  }

  /// Returns the ratio of this amount to another in the same currency: 5 to 20 euros is 0.25.
  ///
  /// - Parameters:
  ///   - other: The other amount.
  ///   - decimals: The number of decimals, from 0 to 38.
  ///   - rule: The rounding rule. By default, ties round to even (banker's rounding).
  /// - Returns: The ratio, with exactly that many decimals.
  /// - Throws: `MoneyError.currencyMismatch` if the currencies differ, `MoneyError.divisionByZero` if the other amount
  ///   is 0, and `MoneyError.overflow` if the ratio doesn't fit.
  public func ratio(
    to other: Money,
    decimals: Int,
    _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) throws(MoneyError) -> ExactDecimal {
    try amount.divided(by: amountOf(other), to: decimals, rule)
  }

  /// Unavailable, because division needs a rounding rule.
  @available(*, unavailable, message: "round the quotient with divided(by:to:_:), or lose nothing with split(into:)")
  public static func / (money: Money, divisor: ExactDecimal) -> Money { fatalError("unavailable") }

  /// Returns the maximum number of decimals, and the step in units of the last decimal.
  func digits(_ digits: FractionDigits) -> (count: Int, step: UInt64) {
    switch digits {
    case .minorUnits: (currency.minorUnits, 1)
    case .display: (currency.displayDigits, 1)
    case .decimals(let range): (range.clamped(to: 0...ExactDecimal.maximumDecimals).upperBound, 1)
    case .cash: (currency.cashDigits, UInt64(clamping: currency.cashRounding))
    }
  }
}
