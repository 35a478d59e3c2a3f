public import Almanac

/// Formats currency amounts for a locale, and parses them, without Foundation.
///
/// ```swift
/// var format = AmountFormat(CurrencyLocale.germanGermany, Currency.euro)
/// format.string(from: 1234.5)              // "1.234,50 €", with a no-break space
/// try format.parse("1.234,50 €")           // 1234.50 EUR
/// format.width = .code
/// format.string(from: 1234)                // "1.234,00 EUR"
/// ```
///
/// The formats come from CLDR. They are in tables of the locale enum, which a target that depends on AlmanacMoney or
/// AlmanacCurrency generates. ICU's results are the same with the same version of CLDR.
///
/// A format is a value that is quick to create, and threads can share one.
public struct AmountFormat<Unit: CurrencyEnum>: Hashable, Sendable {
  /// The currency of the amounts that the format parses, and of the numbers that it formats.
  public let currency: Unit

  // Everything that doesn't depend on the currency's type, so that calls don't have to be generic.
  @usableFromInline package var core: AmountFormatCore

  /// Creates a format for a currency in a locale.
  ///
  /// Without Foundation, the device's locale is unknown, so the cases `current` and `autoUpdating` use CLDR's root
  /// locale: "€ 1234.50". AlmanacCurrency follows the device.
  ///
  /// - Complexity: O(log number of currencies).
  @inlinable
  public init(_ locale: some FormattedLocale, _ currency: Unit) { self.init(_locale: locale, currency) }

  /// Creates a format for a currency in a locale, like AlmanacCurrency's `CurrencyFormat(_:locale:)`.
  @inlinable
  public init(_ currency: Unit, locale: some FormattedLocale) { self.init(_locale: locale, currency) }

  /// Creates a format for a currency in a locale.
  ///
  /// Generated code calls it.
  @inlinable
  public init<Locale: FormattedLocale>(_locale locale: Locale, _ currency: Unit) {
    self.currency = currency
    core = AmountFormatCore(
      { Locale._formats },
      at: locale._tableIndex,
      _CurrencyTables(Unit.self),
      at: currency._tableIndex
    )
  }

  /// The symbol that the format writes, or an empty string if it writes none.
  ///
  /// A symbol that you set replaces the locale's for ``currency``, unless the ``width`` is `none`.
  public var symbol: String {
    get { core.writer.symbol?.text.text ?? "" }
    set { core.settings.symbol = OwnText(newValue) }
  }

  /// The decimal separator, by default the locale's.
  ///
  /// Setting an empty string has no effect. A string with a digit, or `e`, restores the locale's separator, because
  /// amounts would become other numbers.
  public var decimalSeparator: String {
    get { core.writer.number.decimalSeparator.text }
    set { if !newValue.isEmpty { core.settings.decimalSeparator = OwnText(separator: newValue) } }
  }

  /// The separator between groups of digits, by default the locale's.
  ///
  /// A string with a digit, or `e`, restores the locale's separator, because amounts would become other numbers.
  public var groupingSeparator: String {
    get { core.writer.number.groupingSeparator.text }
    set { core.settings.groupingSeparator = OwnText(separator: newValue) }
  }

  /// The sizes of groups of digits, or `nil` for the locale's.
  public var groupSizes: GroupSizes? {
    get { core.settings.groupSizes }
    set { core.settings.groupSizes = newValue }
  }

  /// Whether amounts without decimals end with the decimal separator.
  public var alwaysShowsDecimalSeparator: Bool {
    get { core.settings.alwaysShowsDecimalSeparator }
    set { core.settings.alwaysShowsDecimalSeparator = newValue }
  }

  /// Whether negatives use a minus sign or accounting notation.
  public var style: AmountStyle {
    get { core.settings.style }
    set { core.settings.style = newValue }
  }

  /// The form of the symbol.
  public var width: SymbolWidth {
    get { core.settings.width }
    set { core.settings.width = newValue }
  }

  /// The number of decimals.
  public var digits: FractionDigits {
    get { core.settings.digits }
    set { core.settings.digits = newValue }
  }

  /// The rounding rule for amounts with more decimals, by default half to even, as in ICU.
  public var rounding: FloatingPointRoundingRule {
    get { core.settings.rounding.floatingPointRule }
    set { core.settings.rounding = RoundingRule(newValue) }
  }

  /// Whether digits are grouped, as in 1,234.
  public var usesGrouping: Bool {
    get { core.settings.usesGrouping }
    set { core.settings.usesGrouping = newValue }
  }

  /// The amounts that have a sign.
  public var sign: SignDisplay {
    get { core.settings.sign }
    set { core.settings.sign = newValue }
  }
}

extension AmountFormat {
  /// Formats an integer: 5 is five units of the currency.
  @inlinable
  public func string(from amount: Int) -> String { core.string(from: ExactDecimal(amount)) }

  /// Formats an integer.
  ///
  /// One that needs more than 128 bits is written with the precision of a `Double`, and as "∞" beyond its range.
  @_disfavoredOverload
  public func string(from amount: some BinaryInteger) -> String {
    AmountDigits(amount).map(core.string) ?? core.string(from: Double(amount))
  }

  /// Formats a number.
  ///
  /// The `Double` is interpreted as the shortest decimal that rounds to it, so `0.1` is exactly ten cents. NaN is
  /// written as "NaN", and infinity as "∞", with the symbol.
  @inlinable
  public func string(from amount: Double) -> String { core.string(from: amount) }

  /// Formats an exact number.
  @inlinable
  public func string(from amount: ExactDecimal) -> String { core.string(from: amount) }

  /// Formats an amount in its own currency.
  ///
  /// If that isn't ``currency``, the result has the other currency's symbol and decimals.
  @inlinable
  public func string(from money: Money<Unit>) -> String {
    core.string(from: money.amount, in: _CurrencyTables(Unit.self), at: money.currency._tableIndex)
  }

  /// Parses an amount by the rules of the locale: in German, `1.234` is a thousand, as in `1.234 €`.
  ///
  /// The result is in ``currency``. Nothing is converted: the symbol, the code or a word of another currency throws
  /// `wrongCurrency`.
  ///
  /// Parsing what this format wrote returns the amount that it wrote, after rounding. You can also parse:
  ///
  /// - A number with the separators of the format, in groups of its sizes or without groups.
  /// - The symbol of the currency or its code, before or after the number. A point after letters abbreviates them:
  ///   `Rs.500` is 500, but `$.50` is 0.50, and `USD.50` is `ambiguous`.
  /// - A sign, `-` or `+`, before or after the symbol or the number. Or parentheses: `(5)` is -5, as accountants write
  ///   it.
  /// - The dash of a price without decimals: `5,-` is 5.
  /// - A number as programs write it, if the separators of the format don't explain it, and it can't be a group:
  ///   `-1234.5`, `.5`, `1e3`.
  ///
  /// In ``ParsingMode/lenient`` mode, a number can also have other apostrophes and spaces, and other separators where
  /// only one amount can be meant: `1,234.50` in German, with groups of the format's sizes, of 3 digits, or of 3 then 2
  /// (Indian style).
  ///
  /// Digits, spaces, apostrophes and signs can be in any script. Marks that set the direction don't count, and neither
  /// do spaces and line breaks around the amount.
  ///
  /// - Throws: `AmountParseError` with the reason for any other string: `ambiguous` for `1,234` in German, which has
  ///   three digits after the decimal separator, unless the currency has as many decimals; `wrongCurrency` for
  ///   "5 apples"; and others for "12/31/2024" or "1.2.3".
  /// - Complexity: O(length of the string).
  @inlinable
  public func parse(_ text: String, _ mode: ParsingMode = .strict) throws(AmountParseError) -> Money<Unit> {
    Money(try core.parse(text, mode), currency)
  }
}
