public import Almanac

/// An exact amount in a currency of a generated enum.
///
/// ```swift
/// let price = try Money("19.99", Currency.euro)
/// let total = try price * 3 + Money(minorUnits: 450, .euro)       // 64.47 EUR
/// try total.split(into: 2).map(\.amount.description)              // ["32.24", "32.23"]
/// ```
///
/// Amounts in different currencies are never mixed: adding or comparing them throws `MoneyError.currencyMismatch`.
/// Results that don't fit into 38 digits throw `MoneyError.overflow`.
public struct Money<Unit: CurrencyEnum>: Hashable, Sendable {
  /// The amount, with any number of decimals.
  ///
  /// Use ``rounded(to:_:)`` to round it to the currency's decimals.
  public let amount: ExactDecimal

  /// The currency.
  public let currency: Unit

  /// Creates an amount in units of the currency, such as 20 euros.
  public init(_ amount: ExactDecimal, _ currency: Unit) {
    self.amount = amount
    self.currency = currency
  }

  /// Creates an amount from a string such as "19.99".
  ///
  /// - Throws: `MoneyError.notANumber` if the string isn't a plain number, and `MoneyError.overflow` if it has more
  ///   than 38 digits.
  public init(_ amount: some StringProtocol, _ currency: Unit) throws(MoneyError) {
    self.init(try ExactDecimal(amount), currency)
  }

  /// Creates an amount in minor units, such as 1999 cents.
  ///
  /// The currency's `minorUnits` determines how many make a unit.
  ///
  /// - Throws: `MoneyError.overflow` if the currency's `minorUnits` is above 38.
  public init(minorUnits: Int, _ currency: Unit) throws(MoneyError) { try self.init(_minorUnits: minorUnits, currency) }

  /// Creates an amount in minor units.
  ///
  /// Generated code calls it.
  public init(_minorUnits minorUnits: Int, _ currency: Unit) throws(MoneyError) {
    let units = ExactDecimal(minorUnits)
    self.init(
      try ExactDecimal(isNegative: units.isNegative, magnitude: units.magnitude, decimals: currency.minorUnits),
      currency
    )
  }

  /// Unavailable, because a `Double` can't represent most decimals exactly.
  @available(*, unavailable, message: "a Double isn't exact: 19.99 is a little less; write the amount as a string")
  public init(_ amount: Double, _ currency: Unit) { fatalError("unavailable") }
}

extension Money {
  /// The amount in minor units, such as 1999 cents, or `nil` if it isn't a whole number of them or doesn't fit into an
  /// `Int`.
  ///
  /// Payment services and databases use it. The currency's `minorUnits` determines how many make a unit. Round an
  /// amount with more decimals first: `money.rounded().minorUnits`.
  public var minorUnits: Int? {
    var units = AmountDigits(amount)
    units.exponent += currency.minorUnits
    return units.integer(as: Int.self)
  }
}

extension Double {
  /// Creates the `Double` nearest to an amount, without its currency.
  public init<Unit>(_ money: Money<Unit>) { self.init(money.amount) }
}

extension BinaryInteger {
  /// Creates the integer that equals an amount, or returns `nil` if there is none, or 64 bits can't hold it: 12.00
  /// euros are 12.
  ///
  /// For cents, use ``Money/minorUnits``.
  public init?<Unit>(exactly money: Money<Unit>) { self.init(exactly: money.amount) }
}

extension Money: CustomStringConvertible {
  /// The amount and the currency's code, for developers: "19.99 EUR".
  public var description: String { "\(amount) \(currency.rawValue)" }
}
