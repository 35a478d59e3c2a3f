import Almanac
import AlmanacWorld

/// A currency that was legal tender in a country.
public struct FormerCurrency: Codable, Hashable, Sendable {
  /// The code (ISO 4217).
  public let code: String

  /// The name in the language of the page.
  public let name: String

  /// The last year, such as 2002. The first one isn't told: the source has the year of the currency, also where the
  /// country is younger.
  public let lastYear: Int

  /// A currency of a time.
  public init(code: String, name: String, lastYear: Int) {
    (self.code, self.name, self.lastYear) = (code, name, lastYear)
  }

  /// The periods that have ended, in the order of the data.
  static func all(in country: GuideCountry, _ names: FactNames) -> [FormerCurrency] {
    (Country(rawValue: country.code)?.currencyUses ?? []).compactMap { use in
      guard use.isTender, let end = use.to?.year, !country.currencies.contains(use.currencyCode) else { return nil }
      return FormerCurrency(code: use.currencyCode, name: names.currency(use.currencyCode), lastYear: end)
    }
  }
}
