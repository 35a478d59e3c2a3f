public import AlmanacMoney
public import Foundation

extension Decimal {
  /// Creates the exact amount, without its currency.
  ///
  /// - Returns: `nil` for 36 or more decimals, of which `Decimal` can't hold all.
  public init?<Unit>(_ money: Money<Unit>) {
    guard let decimal = AmountDigits(money.amount).decimal else { return nil }
    self = decimal
  }
}

extension Money {
  /// Creates an amount from a `Decimal`, which is exact.
  ///
  /// It has a label, because without one, the literal 19.99 would become a `Double` first.
  ///
  /// - Throws: `MoneyError.notANumber` for NaN, and `MoneyError.overflow` for more than 38 digits.
  public init(decimal amount: Decimal, _ currency: Unit) throws(MoneyError) {
    guard let digits = AmountDigits(amount) else { throw .notANumber(amount.description) }
    guard let exact = digits.exact else { throw .overflow }
    self.init(exact, currency)
  }
}
