public import Almanac
public import AlmanacMoney

/// Formats currency amounts in the short form of a locale: "$1.2K", "1,2 Mio. €".
///
/// ```swift
/// let format = CompactAmountFormat(CurrencyLocale.englishUnitedStates, Currency.usDollar)
/// format.string(from: 1_234_567)           // "$1.2M"
/// format.string(from: 950)                 // "$950"
/// ```
///
/// The results match ICU's compact notation and Foundation's `compactName`. They can't be parsed, because each stands
/// for many amounts.
///
/// The patterns are in tables of the locale enum, which a target that depends on AlmanacAmountForms generates.
public struct CompactAmountFormat<Unit: CurrencyEnum>: Sendable {
  /// The format of the digits and of everything around and between them.
  ///
  /// Its ``AmountFormat/digits`` count if they are numbers of decimals. Otherwise, the shortened number is rounded to
  /// an integer, or to two digits if it is below 10. It has groups from five integer digits on.
  public var format: AmountFormat<Unit>

  // Embedded Swift can't store the type of the enum.
  @usableFromInline let table: @Sendable () -> _CompactTable
  @usableFromInline let locale: Int

  /// Creates a compact format for a currency in a locale.
  ///
  /// Generated code calls it.
  public init<Locale: FormattedLocale>(
    _locale locale: Locale,
    _ currency: Unit,
    _ table: @escaping @Sendable () -> _CompactTable
  ) {
    format = AmountFormat(_locale: locale, currency)
    self.table = table
    self.locale = locale._tableIndex
  }

  /// Formats an integer.
  @inlinable
  public func string(from amount: Int) -> String { string(from: ExactDecimal(amount)) }

  /// Formats an integer.
  ///
  /// One that needs more than 128 bits is written with the precision of a `Double`, and as "∞" beyond its range.
  @_disfavoredOverload
  public func string(from amount: some BinaryInteger) -> String {
    AmountDigits(amount).map { format.core.compactString($0, table().patterns(ofLocale: locale)) }
      ?? string(from: Double(amount))
  }

  /// Formats a number.
  ///
  /// The `Double` is interpreted as the shortest decimal that rounds to it. NaN is written as "NaN", and infinity as
  /// "∞", with the symbol.
  @inlinable
  public func string(from amount: Double) -> String { format.core.compactString(amount, table, ofLocale: locale) }

  /// Formats an exact number.
  @inlinable
  public func string(from amount: ExactDecimal) -> String { format.core.compactString(amount, table, ofLocale: locale) }

  /// Formats an amount in its own currency.
  ///
  /// If that isn't the currency of ``format``, the result has the other currency's symbol.
  @inlinable
  public func string(from money: Money<Unit>) -> String {
    let core = format.core.inCurrency(_CurrencyTables(Unit.self), at: money.currency._tableIndex)
    return core.compactString(money.amount, table, ofLocale: locale)
  }
}

extension CompactAmountFormat: Hashable {
  /// Returns whether both format all amounts in the same way.
  public static func == (first: CompactAmountFormat, second: CompactAmountFormat) -> Bool {
    first.format == second.format && first.locale == second.locale && first.table() == second.table()
  }

  /// Hashes the format.
  public func hash(into hasher: inout Hasher) { hasher.combine(format) }
}
