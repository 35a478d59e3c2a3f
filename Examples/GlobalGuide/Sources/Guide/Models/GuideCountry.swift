public import Almanac
public import Foundation

/// A country with the facts that the guide shows. A fact that its source does not state is `nil` or empty.
public struct GuideCountry: Codable, Hashable, Identifiable, Sendable {
  /// The alpha-2 code (ISO 3166-1) in lowercase, such as "ch".
  public var code: String

  /// The alpha-3 code (ISO 3166-1) in uppercase, such as "CHE".
  public var alpha3: String?

  /// The numeric code (ISO 3166-1), such as 756.
  public var numericCode: Int?

  /// The names by language (BCP 47). There is at least the name in English, "en".
  public var names: [String: String]

  /// The full name of the state in English, such as "Swiss Confederation".
  public var officialName: String?

  /// The names in the languages of the country.
  public var nativeNames: [String] = []

  /// Further names and spellings.
  public var otherNames: [String] = []

  /// The capitals in English. Most countries have one.
  public var capitals: [String] = []

  /// The part of the world in English, such as "Europe".
  public var region: String?

  /// The part of the region in English, such as "Western Europe".
  public var subregion: String?

  /// The number of inhabitants.
  public var population: Int?

  /// The year of the population.
  public var populationYear: Int?

  /// The area in square kilometers.
  public var area: Double?

  /// The codes of the currencies (ISO 4217), such as "CHF".
  public var currencies: [String] = []

  /// The codes of the official languages (BCP 47), such as "de".
  public var languages: [String] = []

  /// The names of the time zones in the tz database, or offsets such as "UTC+01:00".
  public var timeZones: [String] = []

  /// The codes of the neighbors on land, in lowercase.
  public var borders: [String] = []

  /// The location, in degrees.
  public var coordinate: Coordinate?

  /// The calling codes as digits without `+`, such as "41".
  public var callingCodes: [String] = []

  /// The flag as an emoji.
  public var emoji: String

  /// The identifiers of its locales with underscores, such as "de_CH".
  public var locales: [String] = []

  /// The address of its flag on a remote source. It is `nil` if the flag is the one in the program.
  public var flagURL: URL?

  /// The code.
  public var id: String { code }

  /// A country with a code and names, of which nothing else is known.
  public init(code: String, names: [String: String], emoji: String) {
    self.code = code
    self.names = names
    self.emoji = emoji
  }

  /// The name in a language, or in English, or the code in uppercase.
  public func name(in language: GuideLanguage) -> String {
    names.name(in: language) ?? code.uppercased()
  }

  /// The inhabitants per square kilometer.
  public var density: Double? {
    guard let population, let area, area > 0 else { return nil }
    return Double(population) / area
  }
}
