public import Almanac
public import AlmanacMoney

/// Shortens currency amounts as people of a locale do: "$1.2K", "1,2 Mio. €".
///
/// ```swift
/// let format = CompactAmountFormat(CurrencyLocale.englishUnitedStates, Currency.usDollar)
/// format.string(from: 1_234_567)           // "$1.2M"
/// format.string(from: 950)                 // "$950"
/// ```
///
/// ICU writes the same texts for its compact notation, and so does Foundation for `compactName`. Nothing parses them,
/// because each is the text of many amounts.
///
/// The patterns are in tables of the enum of locales, which a target that depends on AlmanacAmountForms generates.
public struct CompactAmountFormat<Unit: CurrencyEnum>: Sendable {
  /// What is written around and between the digits.
  ///
  /// The ``AmountFormat/digits`` count if they are numbers of decimals. Otherwise, what is written is rounded to an
  /// integer, or to two digits if it is below 10. It has groups from five integer digits on.
  public var format: AmountFormat<Unit>

  // Embedded Swift can't store the type of the enum.
  @usableFromInline let table: @Sendable () -> _CompactTable
  @usableFromInline let locale: Int

  /// Creates the compact format of a currency in a locale.
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

  /// Returns the text of an integer.
  @inlinable
  public func string(from amount: Int) -> String { string(from: ExactDecimal(amount)) }

  /// Returns the text of an integer.
  ///
  /// One that needs more than 128 bits is written with the precision of a `Double`, and as "∞" beyond its range.
  @_disfavoredOverload
  public func string(from amount: some BinaryInteger) -> String {
    AmountDigits(amount).map { format.core.compactString($0, table().patterns(ofLocale: locale)) }
      ?? string(from: Double(amount))
  }

  /// Returns the text of a number.
  ///
  /// The `Double` is interpreted as the shortest decimal that rounds to it. NaN is written as "NaN", and infinity as
  /// "∞", with the symbol.
  @inlinable
  public func string(from amount: Double) -> String { format.core.compactString(amount, table, ofLocale: locale) }

  /// Returns the text of an exact number.
  @inlinable
  public func string(from amount: ExactDecimal) -> String { format.core.compactString(amount, table, ofLocale: locale) }

  /// Returns the text of a currency amount in its own currency.
  ///
  /// If that isn't the currency of ``format``, the text contains its symbol.
  @inlinable
  public func string(from money: Money<Unit>) -> String {
    let core = format.core.inCurrency(_CurrencyTables(Unit.self), at: money.currency._tableIndex)
    return core.compactString(money.amount, table, ofLocale: locale)
  }
}

extension CompactAmountFormat: Hashable {
  /// Returns whether both write the same texts for all amounts.
  public static func == (first: CompactAmountFormat, second: CompactAmountFormat) -> Bool {
    first.format == second.format && first.locale == second.locale && first.table() == second.table()
  }

  /// Hashes the format.
  public func hash(into hasher: inout Hasher) { hasher.combine(format) }
}
