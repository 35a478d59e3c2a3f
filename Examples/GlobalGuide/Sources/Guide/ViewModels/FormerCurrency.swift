import Almanac
import AlmanacWorld

/// A currency that was legal tender in a country.
public struct FormerCurrency: Codable, Hashable, Sendable {
  /// The code (ISO 4217).
  public let code: String

  /// The name in the language of the page, or the code of a currency that ISO 4217 no longer lists.
  public let name: String

  /// The first and the last year, such as "1948–2002". It is "until 2002" if the first one is not known.
  public let years: String

  /// A currency of a time.
  public init(code: String, name: String, years: String) {
    (self.code, self.name, self.years) = (code, name, years)
  }

  /// The periods that have ended, in the order of the data.
  static func all(in country: GuideCountry, _ names: FactNames) -> [FormerCurrency] {
    (Country(rawValue: country.code)?.currencyUses ?? []).compactMap { use in
      guard use.isTender, let end = use.to?.year, !country.currencies.contains(use.currencyCode) else { return nil }
      let start = use.from.map { $0.year == end ? "" : "\($0.year)–" } ?? "until "
      return FormerCurrency(
        code: use.currencyCode,
        name: names.currency(use.currencyCode),
        years: "\(start)\(end)"
      )
    }
  }
}
