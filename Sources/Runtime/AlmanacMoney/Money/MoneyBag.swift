public import Almanac

/// Amounts in several currencies, such as the contents of a wallet.
///
/// ```swift
/// var wallet = try MoneyBag([Money("5.00", Currency.euro), Money("8.00", .swissFranc)])
/// try wallet.add(Money("2.50", .euro))
/// wallet[.euro]                                                   // 7.50 EUR
/// ```
public struct MoneyBag<Unit: CurrencyEnum>: Hashable, Sendable {
  private var sums: [Unit: Money<Unit>] = [:]

  /// Creates an empty bag.
  public init() {}

  /// Creates a bag with the sum of the amounts in each currency.
  ///
  /// - Throws: `MoneyError.overflow` if a sum doesn't fit.
  public init(_ amounts: some Sequence<Money<Unit>>) throws(MoneyError) {
    for amount in amounts { try add(amount) }
  }

  /// Adds an amount, which can be negative.
  ///
  /// - Throws: `MoneyError.overflow` if the sum doesn't fit.
  public mutating func add(_ amount: Money<Unit>) throws(MoneyError) {
    let sum = try self[amount.currency] + amount
    sums[amount.currency] = sum.amount.isZero ? nil : sum
  }

  /// The sum in a currency, or 0 if there is none.
  public subscript(currency: Unit) -> Money<Unit> { sums[currency] ?? Money(.zero, currency) }

  /// The nonzero sums, sorted by the currencies' codes.
  public var amounts: [Money<Unit>] { sums.values.sorted { $0.currency.rawValue < $1.currency.rawValue } }

  /// Returns the exact sum of all amounts, converted to a currency.
  ///
  /// - Parameters:
  ///   - currency: The currency of the sum.
  ///   - rates: The rates from all other currencies to it.
  /// - Returns: The sum, with the decimals of all amounts and rates.
  /// - Throws: `MoneyError.currencyMismatch` if a rate is missing, and `MoneyError.overflow` if the sum doesn't fit.
  public func sum(in currency: Unit, _ rates: [ExchangeRate<Unit>] = []) throws(MoneyError) -> Money<Unit> {
    var sum = self[currency]
    for amount in amounts where amount.currency != currency {
      let rate = rates.first { $0.from == amount.currency && $0.to == currency }
      guard let rate else { throw .currencyMismatch(amount.currency.rawValue, currency.rawValue) }
      sum = try sum + amount.converted(by: rate)
    }
    return sum
  }
}
