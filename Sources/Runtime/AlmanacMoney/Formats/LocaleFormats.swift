import Almanac

/// How a locale of a generated enum writes amounts, and what else the tables of the enum contain about it.
public struct _LocaleFormats: Hashable, Sendable {
  private let formats: FormattedCase
  private let currencies: @Sendable () -> _CurrencyTables?

  /// The code of the locale's own currency, or `nil` if the list doesn't state it.
  package let currencyCode: String?

  /// Creates the formats of a locale, or returns `nil` for the locales of the device, which tables can't know.
  package init?<Locale: FormattedLocale>(listed locale: Locale) {
    if ["current", "currentAutoUpdating"].contains(locale.rawValue) { return nil }
    formats = FormattedCase(of: { Locale._formats }, at: locale._tableIndex)
    currencies = { Locale._currencies }
    currencyCode = locale.currencyCode
  }

  /// Returns whether the tables contain the symbol that the target's list states for a currency. In a locale for which
  /// almanac.json states another one, they contain that.
  package func lists(_ code: String, symbol: String) -> Bool { currencies()?.symbol(ofCode: code) == symbol }

  /// Returns whether both are of the same case of the same enum.
  public static func == (first: _LocaleFormats, second: _LocaleFormats) -> Bool { first.formats == second.formats }

  /// Hashes the case.
  public func hash(into hasher: inout Hasher) { hasher.combine(formats) }
}

extension _LocaleFormats {
  /// Returns what the locale writes for a currency, or `nil` for one that the target doesn't list.
  ///
  /// The symbol is the locale's if it is `nil`. If no digit ends the numbers, no space is added before a symbol that
  /// follows.
  package func pattern(ofCurrency code: String, symbol: String?, endsWithDigit: Bool) -> AmountPattern? {
    guard let currency = currencies().flatMap({ CurrencyFacts($0, code: code) }) else { return nil }
    var settings = AmountSettings()
    settings.symbol = symbol.map { OwnText($0) }
    settings.alwaysShowsDecimalSeparator = !endsWithDigit
    // The decimals are the currency's own, because these are not the settings of a format.
    if !endsWithDigit { settings.digits = .decimals(0) }
    let writer = formats.writer(currency, settings)
    return withExtendedLifetime(settings) {
      AmountPattern(writer, currencyCode: code, minusSign: formats.minusSign(currency))
    }
  }
}
