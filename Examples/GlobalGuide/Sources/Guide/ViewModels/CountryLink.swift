/// A country as a line of a list, or as a link.
public struct CountryLink: Codable, Hashable, Identifiable, Sendable {
  /// The alpha-2 code in lowercase.
  public let code: String

  /// The name in the language of the page.
  public let name: String

  /// The first capital in English, if there is one.
  public let capital: String?

  /// The region in English, if it is known.
  public let region: String?

  /// The flag as an emoji.
  public let emoji: String

  /// The code.
  public var id: String { code }

  /// The line of a country.
  public init(_ country: GuideCountry, language: GuideLanguage) {
    code = country.code
    name = country.name(in: language)
    capital = country.capitals.first
    region = country.region
    emoji = country.emoji
  }
}
