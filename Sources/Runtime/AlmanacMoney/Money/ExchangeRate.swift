public import Almanac

/// An exchange rate: the number of units of one currency that a unit of another is worth.
///
/// ```swift
/// let rate = try ExchangeRate(from: .euro, to: .usDollar, "1.0873")
/// try Money("20.00", .euro).converted(by: rate).rounded()         // 21.75 USD
/// try rate.inverted().rate                                        // 0.9197093718
/// ```
public struct ExchangeRate<Unit: CurrencyEnum>: Hashable, Sendable {
  /// The currency to convert from.
  public let from: Unit

  /// The currency to convert to.
  public let to: Unit

  /// The number of units of ``to`` that a unit of ``from`` is worth, always above 0.
  public let rate: ExactDecimal

  /// Creates a rate.
  ///
  /// - Throws: `MoneyError.invalidRate` if the rate isn't above 0, or isn't 1 from a currency to itself.
  public init(from: Unit, to: Unit, _ rate: ExactDecimal) throws(MoneyError) {
    guard rate > 0, from != to || rate == 1 else { throw .invalidRate(rate.description) }
    (self.from, self.to, self.rate) = (from, to, rate)
  }

  /// Creates a rate from a string such as "1.0873".
  ///
  /// - Throws: `MoneyError.notANumber` if the string isn't a plain number, `MoneyError.overflow` if it has more than 38
  ///   digits, and `MoneyError.invalidRate` if the rate isn't above 0, or isn't 1 from a currency to itself.
  public init(from: Unit, to: Unit, _ rate: some StringProtocol) throws(MoneyError) {
    try self.init(from: from, to: to, ExactDecimal(rate))
  }

  /// Returns the inverse rate, rounded half to even to a number of decimals.
  ///
  /// - Throws: `MoneyError.invalidRate` if the inverse rounds to 0, and `MoneyError.overflow` if it doesn't fit.
  public func inverted(decimals: Int = 10) throws(MoneyError) -> ExchangeRate {
    try ExchangeRate(from: to, to: from, ExactDecimal(1).divided(by: rate, to: decimals))
  }
}

extension Money {
  /// Converts the amount at an exchange rate, exactly.
  ///
  /// - Returns: The exact product. Use ``rounded(to:_:)`` to round it to the currency's decimals.
  /// - Throws: `MoneyError.currencyMismatch` if the amount isn't in the rate's currency ``ExchangeRate/from``, and
  ///   `MoneyError.overflow` if the product doesn't fit.
  public func converted(by rate: ExchangeRate<Unit>) throws(MoneyError) -> Money {
    guard currency == rate.from else { throw .currencyMismatch(currency.rawValue, rate.from.rawValue) }
    return try converted(to: rate.to, rate: rate.rate)
  }
}
