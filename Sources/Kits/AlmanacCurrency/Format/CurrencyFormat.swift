import AlmanacMoney
public import Foundation

/// The rules for formatting and parsing currency amounts.
///
/// A property that is `nil` follows from the locale and the currency, so the order of setting doesn't matter.
///
/// ```swift
/// var format = CurrencyFormat(currencyCode: "EUR", locale: Locale(identifier: "de_DE"))
/// format.decimalDigits = 0
/// (1234 as Decimal).formatted(format)  // "1.234 €", with a no-break space
/// ```
///
/// If the locale and the currency are of generated enums of one target, the format follows CLDR, using the enums'
/// tables. Otherwise it asks Foundation. So does a format that is decoded, because the enum of its locale is unknown.
public struct CurrencyFormat: Codable, Hashable, Sendable {
  /// The locale that decides how amounts are written.
  ///
  /// The default is the user's locale, and follows its changes. If you set it, the format asks Foundation. Use
  /// `locale(_:)` for a locale of a generated enum.
  public var locale: Locale {
    didSet {
      formats = nil
      kept = KeptRules()
    }
  }

  /// How the generated enum of `locale` writes amounts, or `nil` if it is from none.
  private(set) var formats: _LocaleFormats?

  /// The ISO 4217 code of the currency, such as `"EUR"`.
  ///
  /// The default is the currency of the locale. If you set it, the symbol and the minor units of `listedCurrency` are
  /// forgotten.
  public var currencyCode: String? {
    get { listedCurrency?.code }
    set { listedCurrency = newValue.map { ListedCurrency(code: $0) } }
  }

  /// The currency with what a list states about it, or `nil` if it is the currency of the locale.
  public var listedCurrency: ListedCurrency? { didSet { kept = KeptRules() } }

  /// The symbol of the currency.
  ///
  /// The default is that of `listedCurrency`, or the symbol that the locale writes.
  public var currencySymbol: String? { didSet { kept = KeptRules() } }

  /// Whether to write the symbol.
  public var showCurrencySymbol = true { didSet { kept = KeptRules() } }

  /// The minimum amount.
  ///
  /// Lower amounts are clamped to it.
  public var minValue: Double? { didSet { kept = KeptRules() } }

  /// The maximum amount.
  ///
  /// Higher amounts are clamped to it.
  public var maxValue: Double? { didSet { kept = KeptRules() } }

  /// Whether to write decimals.
  ///
  /// If it is `true` and the currency has no decimals, there are 2.
  public var hasDecimals: Bool? { didSet { kept = KeptRules() } }

  /// The number of decimals, limited to 0...30.
  ///
  /// The default is that of `listedCurrency`, or that of the currency.
  public var decimalDigits: Int? { didSet { kept = KeptRules() } }

  /// The text before the decimals.
  ///
  /// The default is the locale's.
  ///
  /// Texts with which an amount would be another number have no effect: the empty text, one with a digit, and `e`.
  public var decimalSeparator: String? { didSet { kept = KeptRules() } }

  /// Whether to write the decimal separator even if there are no decimals.
  public var alwaysShowsDecimalSeparator = false { didSet { kept = KeptRules() } }

  /// The number of integer digits in the group next to the decimal separator, or 0 for as many as in the others.
  public var groupingSize: Int? { didSet { kept = KeptRules() } }

  /// The number of integer digits in all other groups, or 0 for as many as in the first.
  public var secondaryGroupingSize: Int? { didSet { kept = KeptRules() } }

  /// The text between groups.
  ///
  /// If you set it, it is written unless `hasGroupingSeparator` is `false`. A text with a digit and `e` have no effect,
  /// because an amount would be another number.
  public var groupingSeparator: String? { didSet { kept = KeptRules() } }

  /// Whether to write `groupingSeparator`.
  public var hasGroupingSeparator: Bool? { didSet { kept = KeptRules() } }

  /// The largest number of integer digits.
  ///
  /// A larger amount loses its highest digits, as in `NumberFormatter`.
  public var maxIntegers: Int? { didSet { kept = KeptRules() } }

  /// The text for an amount whose digits are all zero.
  public var zeroSymbol: String? { didSet { kept = KeptRules() } }

  /// The text for a missing amount.
  public var nilSymbol = "" { didSet { kept = KeptRules() } }

  /// Whether CurrencyText's rules apply where they differ, which AlmanacCurrencyText lets a program choose.
  package var followsCurrencyText = false { didSet { kept = KeptRules() } }

  /// Holds what follows from the other values.
  private(set) var kept = KeptRules()

  private enum CodingKeys: CodingKey {
    case locale, listedCurrency, currencySymbol, showCurrencySymbol, minValue, maxValue
    case hasDecimals, decimalDigits, decimalSeparator, alwaysShowsDecimalSeparator, groupingSize, secondaryGroupingSize
    case groupingSeparator, hasGroupingSeparator, maxIntegers, zeroSymbol, nilSymbol, followsCurrencyText
  }

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - currencyCode: The ISO 4217 code of the currency. `nil` means the currency of the locale.
  ///   - locale: The locale that decides how amounts are written.
  public init(currencyCode: String? = nil, locale: Locale = .autoupdatingCurrent) {
    listedCurrency = currencyCode.map { ListedCurrency(code: $0) }
    self.locale = locale
  }

  /// Creates a format with the symbol and the minor units that a list states.
  ///
  /// - Parameters:
  ///   - currency: The currency, such as `ListedCurrency(Currency.euro)` for a generated enum.
  ///   - locale: The locale that decides how amounts are written.
  public init(_ currency: ListedCurrency, locale: Locale = .autoupdatingCurrent) {
    listedCurrency = currency
    self.locale = locale
  }

  /// Creates a format with a `Locale` or a case of a generated enum.
  ///
  /// - Parameters:
  ///   - currencyCode: The ISO 4217 code of the currency. `nil` means the currency of the locale.
  ///   - locale: The locale that decides how amounts are written.
  public init(currencyCode: String? = nil, locale: some LocaleConvertible) {
    self.init(currencyCode: currencyCode, locale: locale.locale)
    formats = locale._localeFormats
  }

  /// Creates a format with the symbol and the minor units that a list states, in any kind of locale.
  ///
  /// - Parameters:
  ///   - currency: The currency, such as `ListedCurrency(Currency.euro)` for a generated enum.
  ///   - locale: The locale that decides how amounts are written: a `Locale`, or a case of a generated enum.
  public init(_ currency: ListedCurrency, locale: some LocaleConvertible) {
    self.init(currency, locale: locale.locale)
    formats = locale._localeFormats
  }

  /// Returns the same format with a `Locale` or a case of a generated enum.
  public func locale(_ locale: some LocaleConvertible) -> CurrencyFormat {
    var format = self
    format.locale = locale.locale
    format.formats = locale._localeFormats
    return format
  }

  /// The rules of the format, with the user's locale at this moment.
  var rules: CurrencyRules { kept.rules(of: self) }

  /// A copy for rules, which refer to it. If it kept them, neither would ever be freed.
  var keepingNoRules: CurrencyFormat {
    var format = self
    format.kept = .none
    return format
  }
}
