import Almanac

/// The amount formats of a locale in a generated enum, with the target's currencies.
public struct _LocaleFormats: Hashable, Sendable {
  private let formats: FormattedCase
  private let currencies: @Sendable () -> _CurrencyTables?

  /// The code of the locale's currency, or `nil` if the list doesn't state it.
  package let currencyCode: String?

  /// Creates the formats of a locale, or returns `nil` for the device's locales, which tables can't know.
  package init?<Locale: FormattedLocale>(listed locale: Locale) {
    if ["current", "currentAutoUpdating"].contains(locale.rawValue) { return nil }
    formats = FormattedCase(of: { Locale._formats }, at: locale._tableIndex)
    currencies = { Locale._currencies }
    currencyCode = locale.currencyCode
  }

  /// Returns whether a symbol is the one that the target's list states for a currency. The tables contain it, unless
  /// almanac.json states another one for a locale.
  package func lists(_ code: String, symbol: String) -> Bool { currencies()?.symbol(ofCode: code) == symbol }

  /// Returns whether both belong to the same case of the same enum.
  public static func == (first: _LocaleFormats, second: _LocaleFormats) -> Bool { first.formats == second.formats }

  /// Hashes the case.
  public func hash(into hasher: inout Hasher) { hasher.combine(formats) }
}

extension _LocaleFormats {
  /// Returns the locale's pattern for a currency, or `nil` if the target doesn't list the currency.
  ///
  /// The symbol is the locale's if it's `nil`. If numbers don't end with a digit, no space is added before a symbol
  /// that follows.
  package func pattern(ofCurrency code: String, symbol: String?, endsWithDigit: Bool) -> AmountPattern? {
    guard let currency = currencies().flatMap({ CurrencyFacts($0, code: code) }) else { return nil }
    var settings = AmountSettings()
    settings.symbol = symbol.map { OwnText($0) }
    settings.alwaysShowsDecimalSeparator = !endsWithDigit
    // The decimals are the currency's, because these aren't the settings of a format.
    if !endsWithDigit { settings.digits = .decimals(0) }
    let writer = formats.writer(currency, settings)
    return withExtendedLifetime(settings) { AmountPattern(writer, currencyCode: code) }
  }
}
