public import Almanac
public import AlmanacMoney

/// Formats currency amounts with the currency's name in the form for the number: "1.00 euros", "1 euro".
///
/// ```swift
/// var format = NamedAmountFormat(CurrencyLocale.polishPoland, Currency.polishZloty)
/// format.string(from: 2)                   // "2,00 złotego polskiego"
/// format.format.digits = .decimals(0)
/// format.string(from: 2)                   // "2 złote polskie"
/// ```
///
/// The results match ICU's, and Foundation's for `fullName`. `AmountFormat` doesn't parse names, because a word can
/// mean another currency in another country.
///
/// Names are in the languages that the target includes (`nameLanguages` in almanac.json). In a locale of another
/// language, the result contains the code: "2,00 PLN". The names are in tables of the enums, which a target that
/// depends on AlmanacAmountForms generates.
public struct NamedAmountFormat<Unit: CurrencyEnum>: Sendable {
  /// The format of the number: its digits, separators, sign and rounding.
  ///
  /// The symbol, its width and the style have no effect, because no symbol is written.
  public var format: AmountFormat<Unit>

  // Embedded Swift can't store the types of the enums.
  @usableFromInline let formats: @Sendable () -> _NamedTable
  @usableFromInline let names: @Sendable () -> _PluralNameTable
  @usableFromInline let locale: Int

  /// Creates a format for a currency in a locale.
  ///
  /// Generated code calls it.
  public init<Locale: FormattedLocale>(
    _locale locale: Locale,
    _ currency: Unit,
    _ formats: @escaping @Sendable () -> _NamedTable,
    _ names: @escaping @Sendable () -> _PluralNameTable
  ) {
    format = AmountFormat(_locale: locale, currency)
    self.formats = formats
    self.names = names
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
    AmountDigits(amount).map { format.core.namedString($0, tables) } ?? string(from: Double(amount))
  }

  /// Formats a number.
  ///
  /// The `Double` is interpreted as the shortest decimal that rounds to it. NaN is written as "NaN", and infinity as
  /// "∞", with the name.
  @inlinable
  public func string(from amount: Double) -> String { format.core.namedString(amount, tables) }

  /// Formats an exact number.
  @inlinable
  public func string(from amount: ExactDecimal) -> String { format.core.namedString(amount, tables) }

  /// Formats an amount in its own currency.
  ///
  /// If that isn't the currency of ``format``, the result has the other currency's name and decimals.
  @inlinable
  public func string(from money: Money<Unit>) -> String {
    let core = format.core.inCurrency(_CurrencyTables(Unit.self), at: money.currency._tableIndex)
    return core.namedString(money.amount, tables)
  }

  @inlinable var tables: AmountNames { AmountNames(formats: formats(), names: names(), locale: locale) }
}

extension NamedAmountFormat: Hashable {
  /// Returns whether both format all amounts in the same way.
  public static func == (first: NamedAmountFormat, second: NamedAmountFormat) -> Bool {
    first.format == second.format && first.locale == second.locale && first.formats() == second.formats()
      && first.names() == second.names()
  }

  /// Hashes the format.
  public func hash(into hasher: inout Hasher) { hasher.combine(format) }
}
