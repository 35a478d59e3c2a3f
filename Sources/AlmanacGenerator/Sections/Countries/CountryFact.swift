/// What a file can say of a country. The raw value is the key in Almanac's own format.
enum CountryFact: String, CaseIterable, Sendable {
  case name, officialName, alpha3, numericCode, capital, region, subregion, population, populationYear, coordinate
  case currencies, languages, timeZones

  /// Names in the country's own languages, and others that people search for.
  case nativeNames, otherNames

  /// What the fact is called in a message.
  var label: String {
    switch self {
    case .name: "name"
    case .officialName: "official name"
    case .alpha3: "alpha-3 code"
    case .numericCode: "numeric code"
    case .populationYear: "year of the population"
    case .timeZones: "time zones"
    case .nativeNames: "native names"
    case .otherNames: "other names"
    default: rawValue
    }
  }
}
