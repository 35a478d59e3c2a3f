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
      switch self {
      case .country: Self.countryText
      case .countryFlags: Self.countryFlagsText
      case .countryFacts: Self.countryFactsText
      case .currency: Self.currencyText
      case .currencyLocale: Self.currencyLocaleText
      case .language: Self.languageText
      case .emojiCategory: Self.emojiCategoryText
      case .emoji: Self.emojiText
      }
    }
  #endif
}
