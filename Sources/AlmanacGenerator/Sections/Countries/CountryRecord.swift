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

/// What one file says of a country.
struct CountryRecord: Sendable {
  /// The format of the file.
  enum Source: Sendable {
    case own, restCountries, isoCodes, cldr, zoneTab
  }

  /// What it means that a file has a country.
  enum Standing: Comparable, Sendable {
    /// It is in a list of countries: there is a case for it.
    case listed

    /// It is among the territories that people live in or that have a time zone, which count where there is no list.
    case territory

    /// The file only adds facts.
    case mentioned
  }

  /// The populations that are possible: ten times that of the world is not.
  static let populationRange = 0...100_000_000_000

  var code: Located<String>
  let source: Source
  var standing: Standing

  /// The facts: one text for most, several for a list, a latitude and a longitude for the coordinate.
  var facts: [CountryFact: [Located<String>]] = [:]

  /// Facts that count where no file has better ones.
  var approximations: [CountryFact: [Located<String>]] = [:]

  /// The names by their languages.
  var names: [String: Located<String>] = [:]

  /// More Swift names of the case.
  var aliases: [Located<String>] = []

  /// The raw value of the case.
  var key: String { code.value.lowercased() }

  /// Takes over what this record does not know and another does.
  mutating func complete(with other: CountryRecord) {
    collect(other.facts[.name], as: .otherNames)
    // The year of one source is not that of another's population.
    if facts[.population] == nil { facts[.populationYear] = other.facts[.populationYear] }
    for (fact, values) in other.facts where fact != .populationYear {
      switch fact {
      case .nativeNames, .otherNames: collect(values, as: fact)
      default: facts[fact] = facts[fact] ?? values
      }
    }
    approximations.merge(other.approximations) { mine, _ in mine }
    names.merge(other.names) { mine, _ in mine }
    aliases += other.aliases
  }

  private mutating func collect(_ values: [Located<String>]?, as fact: CountryFact) {
    for value in values ?? [] {
      let known = (facts[.name] ?? []) + (facts[fact] ?? [])
      if !known.contains(where: { $0.value == value.value }) { facts[fact, default: []].append(value) }
    }
  }
}

/// What the files of the section `countries` say.
struct CountryData: Sendable {
  /// The formats of the files.
  static var formats: [Format<CountryData>] {
    [
      RESTCountries.format, ISO3166.format, CLDRSupplemental.format, CLDRTerritoryNames.format, ZoneTab.format,
      CountryList.format,
    ]
  }

  /// All that the files say, in their order.
  var records: [CountryRecord] = []

  /// The region that contains a country or a region, by their codes (UN M49).
  var regions: [String: Located<String>] = [:]

  /// How many of the records are before what is known of regions.
  var regionsIndex: Int?

  /// CLDR's names of regions, by language and code.
  var regionNames: [String: [String: Located<String>]] = [:]

  /// Whether a code of CLDR is that of a territory: ZZ means an unknown one.
  static func isTerritory(_ code: String) -> Bool { code.isCode(of: .uppercase, count: 2...2) && code != "ZZ" }
}

extension Located where Value == String {
  /// A number without leading zeros: "4" for "004". A text that is not a number stays as it is.
  var withoutZeros: Located { Located(value: Int(value).map(String.init) ?? value, location: location) }
}
