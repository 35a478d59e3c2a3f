import AlmanacMoney
public import Foundation

extension CurrencyFormat {
  /// The properties of a format that a program sets.
  public struct Settings: Codable, Hashable, Sendable {
    /// The locale that decides how amounts are written.
    ///
    /// The default is the user's locale, and follows its changes. If you set it, the format asks Foundation. Use
    /// `locale(_:)` for a locale of a generated enum.
    public var locale: Locale { didSet { (tables, pattern) = (nil, nil) } }

    /// The amount formats of `locale`'s generated enum, or `nil` if it is from none. They aren't encoded, because a
    /// decoder doesn't know the enum.
    var tables: _LocaleFormats?

    /// The pattern in the tables when the settings were encoded.
    var pattern: AmountPattern?

    /// The ISO 4217 code of the currency, such as `"EUR"`.
    ///
    /// The default is the locale's currency. Setting it resets the symbol and the minor units of `listedCurrency`.
    public var currencyCode: String? {
      get { listedCurrency?.code }
      set { listedCurrency = newValue.map { ListedCurrency(code: $0) } }
    }

    /// The currency with its properties in a list, or `nil` for the locale's currency.
    public var listedCurrency: ListedCurrency? { didSet { pattern = nil } }

    /// The symbol of the currency.
    ///
    /// The default is the symbol of `listedCurrency`, or the one that the locale writes.
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
    /// The default is the minor units of `listedCurrency`, or of the currency.
    public var decimalDigits: Int?

    /// The string before the decimals.
    ///
    /// The default is the locale's.
    ///
    /// Strings that would change the number have no effect: an empty string, one with a digit, and `e`.
    public var decimalSeparator: String?

    /// Whether to write the decimal separator even if there are no decimals.
    public var alwaysShowsDecimalSeparator = false

    /// The number of integer digits in the group next to the decimal separator, or 0 for as many as in the others.
    public var groupingSize: Int?

    /// The number of integer digits in all other groups, or 0 for as many as in the first.
    public var secondaryGroupingSize: Int?

    /// The string between groups.
    ///
    /// If you set it, it is written unless `hasGroupingSeparator` is `false`. A string with a digit, and `e`, have no
    /// effect, because they would change the number.
    public var groupingSeparator: String?

    /// Whether to write `groupingSeparator`.
    public var hasGroupingSeparator: Bool?

    /// The maximum number of integer digits.
    ///
    /// A larger amount loses its highest digits, as in `NumberFormatter`.
    public var maxIntegers: Int?

    /// The string for an amount whose digits are all zero.
    public var zeroSymbol: String?

    /// The string for a missing amount.
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
