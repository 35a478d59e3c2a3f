import AlmanacMoney
public import Foundation

extension CurrencyFormat {
  /// What a program sets of a format.
  public struct Settings: Codable, Hashable, Sendable {
    /// The locale that decides how amounts are written.
    ///
    /// The default is the user's locale, and follows its changes. If you set it, the format asks Foundation. Use
    /// `locale(_:)` for a locale of a generated enum.
    public var locale: Locale { didSet { (tables, pattern) = (nil, nil) } }

    /// How the generated enum of `locale` writes amounts, or `nil` if it is from none. It isn't encoded, because a
    /// decoder doesn't know the enum.
    var tables: _LocaleFormats?

    /// What the tables contained when the settings were encoded.
    var pattern: AmountPattern?

    /// The ISO 4217 code of the currency, such as `"EUR"`.
    ///
    /// The default is the currency of the locale. If you set it, the symbol and the minor units of `listedCurrency` are
    /// forgotten.
    public var currencyCode: String? {
      get { listedCurrency?.code }
      set { listedCurrency = newValue.map { ListedCurrency(code: $0) } }
    }

    /// The currency with what a list states about it, or `nil` if it is the currency of the locale.
    public var listedCurrency: ListedCurrency? { didSet { pattern = nil } }

    /// The symbol of the currency.
    ///
    /// The default is that of `listedCurrency`, or the symbol that the locale writes.
    public var currencySymbol: String? { didSet { pattern = nil } }

    /// Whether to write the symbol.
    public var showCurrencySymbol = true { didSet { pattern = nil } }

    /// The minimum amount.
    ///
    /// Lower amounts are clamped to it.
    public var minValue: Double?

    /// The maximum amount.
    ///
    /// Higher amounts are clamped to it.
    public var maxValue: Double?

    /// Whether to write decimals.
    ///
    /// If it is `true` and the currency has no decimals, there are 2.
    public var hasDecimals: Bool?

    /// The number of decimals, limited to 0...30.
    ///
    /// The default is that of `listedCurrency`, or that of the currency.
    public var decimalDigits: Int?

    /// The text before the decimals.
    ///
    /// The default is the locale's.
    ///
    /// Texts with which an amount would be another number have no effect: the empty text, one with a digit, and `e`.
    public var decimalSeparator: String?

    /// Whether to write the decimal separator even if there are no decimals.
    public var alwaysShowsDecimalSeparator = false

    /// The number of integer digits in the group next to the decimal separator, or 0 for as many as in the others.
    public var groupingSize: Int?

    /// The number of integer digits in all other groups, or 0 for as many as in the first.
    public var secondaryGroupingSize: Int?

    /// The text between groups.
    ///
    /// If you set it, it is written unless `hasGroupingSeparator` is `false`. A text with a digit and `e` have no
    /// effect, because an amount would be another number.
    public var groupingSeparator: String?

    /// Whether to write `groupingSeparator`.
    public var hasGroupingSeparator: Bool?

    /// The largest number of integer digits.
    ///
    /// A larger amount loses its highest digits, as in `NumberFormatter`.
    public var maxIntegers: Int?

    /// The text for an amount whose digits are all zero.
    public var zeroSymbol: String?

    /// The text for a missing amount.
    public var nilSymbol = ""

    /// Whether CurrencyText's rules apply where they differ, which AlmanacCurrencyText lets a program choose.
    package var followsCurrencyText = false

    private enum CodingKeys: CodingKey {
      case locale, pattern, listedCurrency, currencySymbol, showCurrencySymbol, minValue, maxValue
      case hasDecimals, decimalDigits, decimalSeparator, alwaysShowsDecimalSeparator
      case groupingSize, secondaryGroupingSize, groupingSeparator, hasGroupingSeparator
      case maxIntegers, zeroSymbol, nilSymbol, followsCurrencyText
    }

    init(locale: Locale, listedCurrency: ListedCurrency?) {
      self.locale = locale
      self.listedCurrency = listedCurrency
    }

    mutating func setLocale(_ locale: some LocaleConvertible) {
      self.locale = locale.locale
      tables = locale._localeFormats
    }
  }
}
