/// Almanac's own format: a list of objects with the keys of `CountryFact`, of which only `code` is required.
enum CountryList {
  private static let keys = ["code"] + CountryFact.allCases.map(\.rawValue) + ["names", "aliases"]

  static let format = Format<CountryData>(
    "a list of {code, name, …}",
    where: { $0.isList(withAnyOf: keys) },
    read: { root, data, problems in
      for entry in root.elements ?? [] {
        CountryReader.read(entry, code: "code", source: .own, keys: keys, into: &data, problems, read)
      }
    }
  )

  private static func read(_ country: inout CountryReader) {
    for fact in [CountryFact.name, .officialName, .alpha3, .region, .subregion] {
      country.text(fact.rawValue, as: fact)
    }
    for fact in [CountryFact.capital, .currencies, .languages, .timeZones, .nativeNames, .otherNames] {
      country.texts(fact.rawValue, as: fact)
    }
    country.integer("numericCode", as: .numericCode, in: 1...999)
    country.integer("population", as: .population, in: CountryRecord.populationRange)
    country.integer("populationYear", as: .populationYear, in: 1000...9999)
    country.coordinate("coordinate")
    country.number("area", as: .area)
    for fact in [CountryFact.borders, .callingCodes, .topLevelDomains] { country.texts(fact.rawValue, as: fact) }
    for fact in [CountryFact.firstDayOfWeek, .measurementSystem, .drivingSide, .kind] {
      country.text(fact.rawValue, as: fact)
    }
    country.names("names")
    country.record.hasInvalidName = country.object.hasWrongType("name")
    country.record.aliases = country.object.strings("aliases") ?? []
  }
}
