import Almanac
public import AlmanacWorld

extension GuideCountry {
  /// A country of the program.
  public init(_ country: Country) {
    var names = ["en": country.name]
    for language in GuideLanguage.allCases where language != .english {
      names[language.rawValue] = country.name(in: language.rawValue)
    }
    self.init(code: country.rawValue, names: names, emoji: country.emoji)
    alpha3 = country.alpha3
    numericCode = country.numericCode
    officialName = country.officialName
    nativeNames = country.nativeNames
    otherNames = country.otherNames
    capitals = country.capitals
    region = country.region
    subregion = country.subregion
    population = country.population
    populationYear = country.populationYear
    area = country.area
    currencies = country.currencyCodes
    languages = country.languageCodes
    timeZones = country.timeZones
    borders = country.borders.map(\.rawValue)
    coordinate = country.coordinate
    callingCodes = country.callingCodes
    locales = country.localeIdentifiers
  }
}
