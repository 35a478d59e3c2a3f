public import Almanac
public import AlmanacMoney

/// Formats ranges of currency amounts as people of a locale do: "3,00–5,00 €", "$3.00 – $5.00".
///
/// ```swift
/// let format = AmountRangeFormat(CurrencyLocale.germanGermany, Currency.euro)
/// format.string(from: 3, to: 5)            // "3,00–5,00 €"
/// format.string(from: 3, to: 3)            // "≈3,00 €"
/// ```
///
/// A symbol of one character is repeated, and a longer one, or one with a space or a sign, is written once. If both
/// amounts are written alike, the text is that of one approximate amount. ICU writes the same texts. Nothing parses
/// them, because each is the text of two amounts.
///
/// The patterns are in tables of the enum of locales, which a target that depends on AlmanacAmountForms generates.
public struct AmountRangeFormat<Unit: CurrencyEnum>: Sendable {
  /// What is written around and between the digits of both amounts.
  public var format: AmountFormat<Unit>

  // Embedded Swift can't store the type of the enum.
  @usableFromInline let table: @Sendable () -> _RangeTable
  @usableFromInline let locale: Int

  /// Creates the format of ranges of a currency in a locale.
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

  /// Returns the text of a range of integers, in the order in which they are passed.
  @inlinable
  public func string(from low: Int, to high: Int) -> String { string(from: ExactDecimal(low), to: ExactDecimal(high)) }

  /// Returns the text of a range of numbers, in the order in which they are passed.
  ///
  /// A `Double` is interpreted as the shortest decimal that rounds to it. NaN is written as "NaN", and infinity as "∞".
  @inlinable
  public func string(from low: Double, to high: Double) -> String {
    format.core.rangeString(low, high, table, ofLocale: locale)
  }

  /// Returns the text of a range of exact numbers, in the order in which they are passed.
  @inlinable
  public func string(from low: ExactDecimal, to high: ExactDecimal) -> String {
    format.core.rangeString(low, high, table, ofLocale: locale)
  }

  /// Returns the text of a range of currency amounts in their own currency, in the order in which they are passed.
  ///
  /// If that isn't the currency of ``format``, the text contains its symbol and its decimals.
  ///
  /// - Throws: `MoneyError.currencyMismatch` if the amounts are in two currencies.
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
  /// Returns whether both write the same texts for all ranges.
  public static func == (first: AmountRangeFormat, second: AmountRangeFormat) -> Bool {
    first.format == second.format && first.locale == second.locale && first.table() == second.table()
  }

  /// Hashes the format.
  public func hash(into hasher: inout Hasher) { hasher.combine(format) }
}
