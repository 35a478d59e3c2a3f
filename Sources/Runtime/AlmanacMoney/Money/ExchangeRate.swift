public import Almanac

/// How many units of a currency a unit of another one is worth.
///
/// ```swift
/// let rate = try ExchangeRate(from: .euro, to: .usDollar, "1.0873")
/// try Money("20.00", .euro).converted(by: rate).rounded()         // 21.75 USD
/// try rate.inverted().rate                                        // 0.9197093718
/// ```
public struct ExchangeRate<Unit: CurrencyEnum>: Hashable, Sendable {
  /// The currency of amounts before their conversion.
  public let from: Unit

  /// The currency of converted amounts.
  public let to: Unit

  /// How many units of ``to`` a unit of ``from`` is worth: above 0.
  public let rate: ExactDecimal

  /// Creates a rate.
  ///
  /// - Throws: `MoneyError.invalidRate` if the rate is not above 0, or not 1 for one currency.
  public init(from: Unit, to: Unit, _ rate: ExactDecimal) throws(MoneyError) {
    guard rate > 0, from != to || rate == 1 else { throw .invalidRate(rate.description) }
    (self.from, self.to, self.rate) = (from, to, rate)
  }

  /// Creates a rate from a string such as "1.0873".
  ///
  /// - Throws: `MoneyError.notANumber` for a text that is not a plain number, `MoneyError.overflow` for more than 38
  ///   digits, and `MoneyError.invalidRate` if the rate is not above 0, or not 1 for one currency.
  public init(from: Unit, to: Unit, _ rate: some StringProtocol) throws(MoneyError) {
    try self.init(from: from, to: to, ExactDecimal(rate))
  }

  /// Returns the rate of the other direction, rounded half to even to a number of decimals.
  ///
  /// - Throws: `MoneyError.invalidRate` if it is 0 with so many decimals.
  public func inverted(decimals: Int = 10) throws(MoneyError) -> ExchangeRate {
    try ExchangeRate(from: to, to: from, ExactDecimal(1).divided(by: rate, to: decimals))
  }
}

extension Money {
  /// Converts the amount to the other currency of a rate, exactly.
  ///
  /// - Returns: The exact product. Use ``rounded(to:_:)`` to round it to the decimals of the currency.
  /// - Throws: `MoneyError.currencyMismatch` if the amount isn't in the currency ``ExchangeRate/from``, and
  ///   `MoneyError.overflow` if the product doesn't fit.
  public func converted(by rate: ExchangeRate<Unit>) throws(MoneyError) -> Money {
    guard currency == rate.from else { throw .currencyMismatch(currency.rawValue, rate.from.rawValue) }
    return try converted(to: rate.to, rate: rate.rate)
  }
}
