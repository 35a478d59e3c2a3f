/// A built-in template. The raw value is its name, which a user's own template has to override it.
public enum Template: String, CaseIterable, Sendable {
  /// The enum of the countries.
  case country = "Country"

  /// The table of its flags, in a file of its own so that a changed picture recompiles nothing else.
  case countryFlags = "CountryFlags"

  /// The tables of what is known of them, and the properties that lead to the other enums.
  case countryFacts = "CountryFacts"

  /// The enum of the currencies.
  case currency = "Currency"

  /// The enum of the locales.
  case currencyLocale = "CurrencyLocale"

  /// The enum of the languages.
  case language = "Language"

  /// The enum of the categories of emoji.
  case emojiCategory = "EmojiCategory"

  /// The type of the emoji and its tables.
  case emoji = "Emoji"

  /// The name of the generated file. The prefix keeps it apart from a user's `Country.swift` in the same module.
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
