import Almanac
import AlmanacCurrency
import AlmanacWorld
import Foundation

/// A currency of a country, with an amount as it is written there.
public struct CurrencyFact: Codable, Hashable, Identifiable, Sendable {
  /// The code (ISO 4217).
  public let code: String

  /// The name in the language of the page.
  public let name: String

  /// The symbol, or the code if there is none.
  public let symbol: String

  /// 1234.5 units of the currency, as the locale writes them.
  public let example: String

  /// The identifier of the locale of the example, such as "de_CH".
  public let locale: String

  /// The code.
  public var id: String { code }

  init(_ code: String, of country: GuideCountry, _ names: FactNames) {
    self.code = code
    name = names.currency(code)
    symbol = Currency(rawValue: code)?.symbol ?? code
    locale = Self.locale(of: country)
    let format = CurrencyFormat(currencyCode: code, locale: Locale(identifier: locale))
    example = format.format(Decimal(string: "1234.5") ?? 0)
  }

  /// The locale of the country's first language that has one, or else its first locale, or that of the United States.
  private static func locale(of country: GuideCountry) -> String {
    for language in country.languages {
      let wanted = "\(language)_\(country.code.uppercased())"
      if let locale = country.locales.first(where: { $0 == wanted }) { return locale }
    }
    return country.locales.first ?? "en_US"
  }
}
