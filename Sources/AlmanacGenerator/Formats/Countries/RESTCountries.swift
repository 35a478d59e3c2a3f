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
        country.integer("population", as: .population, in: 0...100_000_000_000)
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
      // What is no object is told by reading its members.
      let members = country.members("name")
      country.record.names["en"] = country.text("common", in: name)
      country.add([country.text("official", in: name)].compactMap { $0 }, as: .officialName)
      // The service calls them nativeName, the data behind it native.
      let native = members.filter { ["native", "nativeName"].contains($0.key.value) }
      for language in native.flatMap({ $0.value.members ?? [] }) {
        let names = ["common", "official"].compactMap { country.text($0, in: language.value) }
        country.add(names, as: .nativeNames)
      }
    }
    for member in country.members("translations") {
      let language = LanguageCode.shortest(member.key).value
      country.record.names[language] = country.record.names[language] ?? country.text("common", in: member.value)
    }
  }
}
