public import Almanac

/// What countries must have to be in a list. The conditions combine: a country must meet all of them.
public struct CountryFilter: CodableWhereAvailable, Hashable, Sendable {
  /// The region in English, such as "Europe"; `nil` for all.
  public var region: String?

  /// The code of a currency (ISO 4217), such as "EUR"; `nil` for all.
  public var currency: String?

  /// The code of a language (BCP 47), such as "de"; `nil` for all.
  public var language: String?

  /// A filter. What is not given has no condition.
  public init(region: String? = nil, currency: String? = nil, language: String? = nil) {
    self.region = region
    self.currency = currency
    self.language = language
  }

  /// Whether there is no condition.
  public var isEmpty: Bool { self == Self() }

  func matches(_ country: SearchedCountry) -> Bool {
    if let region, country.region != region { return false }
    if let currency, !country.currencies.contains(currency) { return false }
    if let language, !country.languages.contains(language) { return false }
    return true
  }
}
