extension SearchedCountry {
  /// What a search needs of a country.
  init(_ country: GuideCountry) {
    self.init(code: country.code, names: country.names)
    alpha3 = country.alpha3
    numericCode = country.numericCode
    furtherNames = [country.officialName].compactMap { $0 } + country.nativeNames + country.otherNames
    capitals = country.capitals
    region = country.region
    currencies = country.currencies
    languages = country.languages
    callingCodes = country.callingCodes
    population = country.population
    // The area of a source can be any number.
    area = country.area.flatMap { Int(exactly: $0.rounded()) }
  }
}
