import Almanac
public import Foundation

/// All facts about a country, as texts in the language of the page. A fact that is not known is `nil` or empty.
public struct CountryDetailViewModel: Codable, Hashable, Sendable {
  /// The country as a link.
  public let country: CountryLink

  /// The language of the page.
  public let language: GuideLanguage

  /// What screen readers say for the flag, such as "Flag of Switzerland".
  public let flagLabel: String

  /// The full name of the state in English.
  public let officialName: String?

  /// The names in the languages of the country.
  public let nativeNames: [String]

  /// The capitals in English.
  public let capitals: [String]

  /// The region and its part, such as "Europe" and "Western Europe".
  public let regions: [String]

  /// The number of inhabitants, such as "8,860,570".
  public let population: String?

  /// The area, such as "41,285 km²".
  public let area: String?

  /// The inhabitants of a square kilometer, such as "215 / km²".
  public let density: String?

  /// The year of the population, such as 2024.
  public let populationYear: Int?

  /// Where the facts are from, if they are those of the program.
  public let sources: String?

  /// The currencies with an amount each.
  public let currencies: [CurrencyFact]

  /// The currencies that were legal tender before, the last one first.
  public let formerCurrencies: [FormerCurrency]

  /// The official languages.
  public let languages: [LanguageFact]

  /// The times, from west to east.
  public let timeZones: [TimeFact]

  /// The neighbors on land, sorted by name.
  public let neighbors: [CountryLink]

  /// The states, provinces and the like, sorted by name.
  public let subdivisions: [SubdivisionFact]

  /// The locales of the country.
  public let locales: [LocaleFact]

  /// The calling codes, such as "+41" or "+1 242".
  public let callingCodes: [String]

  /// The coordinate, such as "47.0° N, 8.0° E".
  public let coordinate: String?

  /// The facts of a country, or `nil` if there is none with the code.
  ///
  /// - Parameters:
  ///   - code: The alpha-2 code in lowercase.
  ///   - index: The countries.
  ///   - language: The language of the page.
  ///   - now: The time that the clocks of the time zones show.
  public init?(code: String, in index: CountryIndex, language: GuideLanguage = .english, now: Date) {
    guard let facts = index.country(code) else { return nil }
    let (names, texts) = (FactNames(language: language), Texts(language))
    country = CountryLink(facts, language: language)
    self.language = language
    flagLabel = texts[.flag, ["name": country.name]]
    officialName = facts.officialName
    nativeNames = facts.nativeNames
    capitals = facts.capitals
    regions = [facts.region, facts.subregion].compactMap { $0.map(texts.name) }
    population = facts.population.map { names.number($0) }
    area = facts.area.map(names.area)
    populationYear = facts.population == nil ? nil : facts.populationYear
    density = facts.density.map(names.density)
    currencies = facts.currencies.map { CurrencyFact($0, of: facts, names) }
    formerCurrencies = FormerCurrency.all(in: facts, names)
    languages = facts.languages.map { LanguageFact($0, names) }
    timeZones = TimeFact.facts(of: facts.timeZones, language: language, now: now)
    neighbors = facts.borders.compactMap(index.country).map { CountryLink($0, language: language) }
      .sorted { SearchText.folded($0.name) < SearchText.folded($1.name) }
    subdivisions = SubdivisionFact.all(inCountry: facts.code)
    locales = facts.locales.map { LocaleFact($0, language: language) }
    callingCodes = facts.callingCodes.map(CallingCode.text)
    coordinate = facts.coordinate.map(WorldMap.text)
    sources = index.origin == .embedded ? texts[.sources] : nil
  }
}
