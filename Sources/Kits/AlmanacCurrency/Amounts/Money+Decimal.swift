public import AlmanacMoney
public import Foundation

extension Decimal {
  /// Creates the exact amount, without its currency.
  public init<Unit>(_ money: Money<Unit>) { self.init(money.amount) }

  /// Creates the number that equals an exact decimal.
  public init(_ number: ExactDecimal) {
    // Never NaN: a Decimal holds 38 digits, and as many decimals.
    self = AmountDigits(number).decimal ?? .nan
  }
}

extension ExactDecimal {
  /// Creates the number that equals a `Decimal`.
  ///
  /// The label is necessary, because otherwise the literal 19.99 would become a `Double` first.
  ///
  /// - Throws: `MoneyError.notANumber` for NaN, and `MoneyError.overflow` for more than 38 digits.
  public init(decimal number: Decimal) throws(MoneyError) {
    guard let digits = AmountDigits(number) else { throw .notANumber(number.description) }
    guard let exact = digits.exact else { throw .overflow }
    self = exact
  }
}

extension Money {
  /// Creates the amount that equals a `Decimal`.
  ///
  /// The label is necessary, because otherwise the literal 19.99 would become a `Double` first.
  ///
  /// - Throws: `MoneyError.notANumber` for NaN, and `MoneyError.overflow` for more than 38 digits.
  public init(decimal amount: Decimal, _ currency: Unit) throws(MoneyError) {
    self.init(try ExactDecimal(decimal: amount), currency)
  }
}
