/// A built-in template. The raw value is its name. A custom template with the same name replaces it.
public enum Template: String, CaseIterable, Sendable {
  /// The enum of countries.
  case country = "Country"

  /// The table of flags. It is in a separate file, so a changed image recompiles nothing else.
  case countryFlags = "CountryFlags"

  /// The tables of country facts, and the properties that link countries to the other enums.
  case countryFacts = "CountryFacts"

  /// The enum of currencies.
  case currency = "Currency"

  /// The enum of locales.
  case currencyLocale = "CurrencyLocale"

  /// The enum of languages.
  case language = "Language"

  /// The enum of emoji categories.
  case emojiCategory = "EmojiCategory"

  /// The emoji type and its tables.
  case emoji = "Emoji"

  /// The name of the generated file. The prefix avoids a conflict with a user's `Country.swift` in the same module.
  public var outputName: String { "Almanac\(rawValue).swift" }

  #if !canImport(PackagePlugin)
    /// The text of the template.
    public var text: String {
      let bytes =
        switch self {
        case .country: PackageResources.Country_mustache
        case .countryFlags: PackageResources.CountryFlags_mustache
        case .countryFacts: PackageResources.CountryFacts_mustache
        case .currency: PackageResources.Currency_mustache
        case .currencyLocale: PackageResources.CurrencyLocale_mustache
        case .language: PackageResources.Language_mustache
        case .emojiCategory: PackageResources.EmojiCategory_mustache
        case .emoji: PackageResources.Emoji_mustache
        }
      return String(decoding: bytes, as: UTF8.self)
    }
  #endif
}
