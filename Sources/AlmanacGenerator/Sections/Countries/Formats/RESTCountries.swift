/// A country as REST Countries v3.1 serves it: `{"cca2": "CH", "name": {"common": "Switzerland", …}, …}`.
enum RESTCountries {
  static func read(_ entries: [JSONValue], into data: inout CountryData) {
    for entry in entries {
      CountryReader.read(entry, code: "cca2", format: .restCountries, into: &data) { country in
        readNames(&country)
        country.text("cca3", as: .alpha3)
        country.numericCode("ccn3")
        country.texts("capital", as: .capital)
        country.text("region", as: .region)
        country.text("subregion", as: .subregion)
        country.integer("population", as: .population, in: CountryRecord.populationRange)
        if country.value("latlng")?.elements?.isEmpty != true { country.coordinate("latlng") }
        country.add(country.members("currencies").map(\.key), as: .currencies)
        country.add(country.members("languages").map { LanguageCode.shortest($0.key) }, as: .languages)
        // Offsets, and so worse than names of time zones.
        if let zones = country.strings("timezones"), !zones.isEmpty {
          country.record.approximations[.timeZones] = zones
        }
        country.texts("altSpellings", as: .otherNames)
      }
    }
  }

  private static func readNames(_ country: inout CountryReader) {
    if let name = country.value("name") {
      let (common, official, native) = country.object(name, named: "name") { name in
        // The service calls them nativeName, the data behind it native.
        let languages = ["native", "nativeName"].flatMap { name.members(orNone: $0) }
        let native = languages.flatMap { language in
          name.object(language) { [$0.string("common"), $0.string("official")] }
        }
        return (name.string("common"), name.string("official"), native)
      }
      country.addName(common, in: "en")
      country.add([official].compactMap { $0 }, as: .officialName)
      country.add(native.compactMap { $0 }, as: .nativeNames)
    }
    for member in country.members("translations") {
      let language = LanguageCode.shortest(member.key).value
      country.addName(country.object(member.value, named: member.key.value) { $0.string("common") }, in: language)
    }
  }
}
