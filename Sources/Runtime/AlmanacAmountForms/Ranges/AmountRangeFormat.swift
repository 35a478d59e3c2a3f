public import Almanac
public import AlmanacMoney

/// Formats ranges of currency amounts as is usual in a locale: "3,00–5,00 €", "$3.00 – $5.00".
///
/// ```swift
/// let format = AmountRangeFormat(CurrencyLocale.germanGermany, Currency.euro)
/// format.string(from: 3, to: 5)            // "3,00–5,00 €"
/// format.string(from: 3, to: 3)            // "≈3,00 €"
/// ```
///
/// A symbol of one character is repeated, and a longer one, or one with a space or a sign, is written once. If both
/// amounts are written alike, the result is one approximate amount. ICU's results are the same. They can't be parsed,
/// because each stands for two amounts.
///
/// The patterns are in tables of the locale enum, which a target that depends on AlmanacAmountForms generates.
public struct AmountRangeFormat<Unit: CurrencyEnum>: Sendable {
  /// The format of the digits of both amounts, and of everything around and between them.
  public var format: AmountFormat<Unit>

  // Embedded Swift can't store the type of the enum.
  @usableFromInline let table: @Sendable () -> _RangeTable
  @usableFromInline let locale: Int

  /// Creates a format for ranges of a currency in a locale.
  ///
  /// Generated code calls it.
  public init<Locale: FormattedLocale>(
    _locale locale: Locale,
    _ currency: Unit,
    _ table: @escaping @Sendable () -> _RangeTable
  ) {
    format = AmountFormat(_locale: locale, currency)
    self.table = table
    self.locale = locale._tableIndex
  }

  /// Formats a range of integers, in the order in which they are passed.
  @inlinable
  public func string(from low: Int, to high: Int) -> String { string(from: ExactDecimal(low), to: ExactDecimal(high)) }

  /// Formats a range of numbers, in the order in which they are passed.
  ///
  /// A `Double` is interpreted as the shortest decimal that rounds to it. NaN is written as "NaN", and infinity as "∞".
  @inlinable
  public func string(from low: Double, to high: Double) -> String {
    format.core.rangeString(low, high, table, ofLocale: locale)
  }

  /// Formats a range of exact numbers, in the order in which they are passed.
  @inlinable
  public func string(from low: ExactDecimal, to high: ExactDecimal) -> String {
    format.core.rangeString(low, high, table, ofLocale: locale)
  }

  /// Formats a range of amounts in their own currency, in the order in which they are passed.
  ///
  /// If that isn't the currency of ``format``, the result has the other currency's symbol and decimals.
  ///
  /// - Throws: `MoneyError.currencyMismatch` if the amounts are in different currencies.
  @inlinable
  public func string(from low: Money<Unit>, to high: Money<Unit>) throws(MoneyError) -> String {
    guard low.currency == high.currency else {
      throw MoneyError.currencyMismatch(low.currency.rawValue, high.currency.rawValue)
    }
    let core = format.core.inCurrency(_CurrencyTables(Unit.self), at: low.currency._tableIndex)
    return core.rangeString(low.amount, high.amount, table, ofLocale: locale)
  }
}

extension AmountRangeFormat: Hashable {
  /// Returns whether both format all ranges in the same way.
  public static func == (first: AmountRangeFormat, second: AmountRangeFormat) -> Bool {
    first.format == second.format && first.locale == second.locale && first.table() == second.table()
  }

  /// Hashes the format.
  public func hash(into hasher: inout Hasher) { hasher.combine(format) }
}
