/// Our own format: a list of objects with the keys of `CountryFact`, of which only `code` must be there.
enum CountryList {
  private static let keys = ["code"] + CountryFact.allCases.map(\.rawValue) + ["names", "aliases"]

  static func read(_ entries: [JSONValue], into data: inout CountryData) {
    for entry in entries {
      CountryReader.read(entry, code: "code", format: .own, keys: keys, into: &data) { country in
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
        country.names("names")
        country.aliases("aliases")
      }
    }
  }
}
