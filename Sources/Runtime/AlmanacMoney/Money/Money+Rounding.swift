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
    let (count, step) = self.digits(digits)
    return Money(try amount.rounded(to: count, step: step, RoundingRule(rule)), currency)
  }

  /// Divides the amount, and rounds the quotient once.
  ///
  /// ```swift
  /// try Money("10.00", Currency.euro).divided(by: 3)                // 3.33 EUR
  /// ```
  ///
  /// The parts of a whole are those of ``split(into:to:)``, which lose no cent.
  ///
  /// - Parameters:
  ///   - divisor: The divisor.
  ///   - digits: The digits, as for ``rounded(to:_:)``.
  ///   - rule: How to round. By default, a half becomes even, as in banking.
  /// - Returns: The quotient, with exactly so many decimals.
  /// - Throws: `MoneyError.divisionByZero`, and `MoneyError.overflow` if the quotient doesn't fit.
  public func divided(
    by divisor: ExactDecimal,
    to digits: FractionDigits = .minorUnits,
    _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) throws(MoneyError) -> Money {
    let (count, step) = self.digits(digits)
    return Money(try amount.divided(by: divisor, to: count, step: step, RoundingRule(rule)), currency)
  }

  /// Returns how often a number is in the amount, in whole minor units, and what is left: 10.00 euros by 3 are 3.33,
  /// and 0.01 is left.
  ///
  /// If the amount has more decimals than the currency, so does the quotient. What is left has the sign of the amount.
  ///
  /// - Throws: `MoneyError.divisionByZero`, and `MoneyError.overflow` if a result doesn't fit.
  public func quotientAndRemainder(
    dividingBy divisor: ExactDecimal
  ) throws(MoneyError) -> (quotient: Money, remainder: Money) {
    let decimals = max(amount.decimals, currency.minorUnits)
    let quotient = try divided(by: divisor, to: .decimals(decimals), .towardZero)
    return (quotient, try self - quotient * divisor)
  }

  /// Returns how many times another amount in the same currency this one is: 5 of 20 euros are 0.25.
  ///
  /// - Parameters:
  ///   - other: The other amount.
  ///   - decimals: The number of decimals, from 0 to 38.
  ///   - rule: How to round. By default, a half becomes even, as in banking.
  /// - Returns: The ratio, with exactly so many decimals.
  /// - Throws: `MoneyError.currencyMismatch` if the currencies differ, `MoneyError.divisionByZero` if the other amount
  ///   is 0, and `MoneyError.overflow` if the ratio doesn't fit.
  public func ratio(
    to other: Money,
    decimals: Int,
    _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) throws(MoneyError) -> ExactDecimal {
    try amount.divided(by: amountOf(other), to: decimals, rule)
  }

  /// Division needs a rule.
  @available(*, unavailable, message: "round the quotient with divided(by:to:_:), or lose nothing with split(into:)")
  public static func / (money: Money, divisor: ExactDecimal) -> Money { fatalError("unavailable") }

  /// Returns the largest number of decimals, and the step in units of the last one.
  func digits(_ digits: FractionDigits) -> (count: Int, step: UInt64) {
    switch digits {
    case .minorUnits: (currency.minorUnits, 1)
    case .display: (currency.displayDigits, 1)
    case .decimals(let range): (range.upperBound, 1)
    case .cash: (currency.cashDigits, UInt64(clamping: currency.cashRounding))
    }
  }
}
