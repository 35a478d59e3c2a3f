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
    let names = country.members("name")
    let text = { (key: String) in names.first { $0.key.value == key }?.value.text }
    if let name = text("common"), !name.value.isEmpty { country.record.names["en"] = name }
    country.add([text("official")].compactMap { $0 }, as: .officialName)
    // The service calls them nativeName, the data behind it native.
    for member in names where ["native", "nativeName"].contains(member.key.value) {
      let native = (member.value.members ?? []).flatMap { [$0.value["common"]?.text, $0.value["official"]?.text] }
      country.add(native.compactMap { $0 }, as: .nativeNames)
    }
    for member in country.members("translations") {
      let language = LanguageCode.shortest(member.key).value
      if let name = member.value["common"]?.text, !name.value.isEmpty { country.record.names[language] = name }
    }
  }
}
