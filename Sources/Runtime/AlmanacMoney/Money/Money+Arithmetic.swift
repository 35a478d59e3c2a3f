import Almanac

extension Money {
  /// Returns the sum of two amounts in the same currency.
  ///
  /// - Throws: `MoneyError.currencyMismatch` if the currencies differ, and `MoneyError.overflow` if the sum doesn't
  ///   fit.
  public static func + (first: Money, second: Money) throws(MoneyError) -> Money {
    Money(try first.amount + first.amountOf(second), first.currency)
  }

  /// Returns the difference of two amounts in the same currency.
  ///
  /// - Throws: `MoneyError.currencyMismatch` if the currencies differ, and `MoneyError.overflow` if the difference
  ///   doesn't fit.
  public static func - (first: Money, second: Money) throws(MoneyError) -> Money { try first + -second }

  /// Adds an amount in the same currency.
  ///
  /// - Throws: As for `+`.
  public static func += (first: inout Money, second: Money) throws(MoneyError) { first = try first + second }

  /// Subtracts an amount in the same currency.
  ///
  /// - Throws: As for `-`.
  public static func -= (first: inout Money, second: Money) throws(MoneyError) { first = try first - second }

  /// Returns the amount with its sign changed.
  public static prefix func - (money: Money) -> Money { Money(-money.amount, money.currency) }

  /// Returns the exact product, with the decimals of both factors.
  ///
  /// Use ``rounded(to:_:)`` to round it to the currency's decimals.
  ///
  /// - Throws: `MoneyError.overflow` if the product doesn't fit.
  public static func * (money: Money, factor: ExactDecimal) throws(MoneyError) -> Money {
    Money(try money.amount * factor, money.currency)
  }

  /// Returns the exact product with a whole number, such as a quantity.
  ///
  /// - Throws: `MoneyError.overflow` if the product doesn't fit.
  public static func * (money: Money, factor: Int) throws(MoneyError) -> Money {
    try money * ExactDecimal(factor)
  }

  /// Returns whether an amount is less than another.
  ///
  /// - Throws: `MoneyError.currencyMismatch` if the currencies differ.
  public static func < (first: Money, second: Money) throws(MoneyError) -> Bool {
    first.amount < (try first.amountOf(second))
  }

  /// Returns whether an amount is greater than another.
  ///
  /// - Throws: `MoneyError.currencyMismatch` if the currencies differ.
  public static func > (first: Money, second: Money) throws(MoneyError) -> Bool { try second < first }

  /// Returns whether an amount is less than or equal to another.
  ///
  /// - Throws: `MoneyError.currencyMismatch` if the currencies differ.
  public static func <= (first: Money, second: Money) throws(MoneyError) -> Bool { try !(second < first) }

  /// Returns whether an amount is greater than or equal to another.
  ///
  /// - Throws: `MoneyError.currencyMismatch` if the currencies differ.
  public static func >= (first: Money, second: Money) throws(MoneyError) -> Bool { try !(first < second) }

  /// Converts the amount to another currency, exactly.
  ///
  /// With an ``ExchangeRate``, the amount's currency is checked, too.
  ///
  /// - Parameters:
  ///   - currency: The other currency.
  ///   - rate: The number of units of it that a unit of this currency is worth.
  /// - Returns: The exact product. Use ``rounded(to:_:)`` to round it to the currency's decimals.
  /// - Throws: `MoneyError.overflow` if the product doesn't fit.
  public func converted(to currency: Unit, rate: ExactDecimal) throws(MoneyError) -> Money {
    Money(try amount * rate, currency)
  }

  /// Returns another amount's number if its currency is the same.
  func amountOf(_ other: Money) throws(MoneyError) -> ExactDecimal {
    guard other.currency == currency else { throw .currencyMismatch(currency.rawValue, other.currency.rawValue) }
    return other.amount
  }
}

extension Sequence {
  /// Returns the sum of amounts in a currency, or 0 if there are none.
  ///
  /// - Throws: `MoneyError.currencyMismatch` if an amount is in another currency, and `MoneyError.overflow` if the sum
  ///   doesn't fit.
  public func sum<Unit>(in currency: Unit) throws(MoneyError) -> Money<Unit>
  where Element == Money<Unit> {
    var sum = Money(.zero, currency)
    for money in self { sum = try sum + money }
    return sum
  }
}
