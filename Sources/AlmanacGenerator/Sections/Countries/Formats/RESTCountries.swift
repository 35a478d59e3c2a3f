/// A country as REST Countries v3.1 serves it: `{"cca2": "CH", "name": {"common": "Switzerland", …}, …}`.
enum RESTCountries {
  static let format = Format<CountryData>(
    "REST Countries' objects",
    where: { $0["cca2"] != nil || $0.elements?.isEmpty == false && $0.isList(withAnyOf: ["cca2"]) },
    read: { root, data, problems in
      for entry in root.elements ?? [root] {
        CountryReader.read(entry, code: "cca2", source: .restCountries, into: &data, problems, read)
      }
    }
  )

  private static func read(_ country: inout CountryReader) {
    let object = country.object
    readNames(&country)
    country.text("cca3", as: .alpha3)
    country.numericCode("ccn3")
    country.texts("capital", as: .capital)
    country.text("region", as: .region)
    country.text("subregion", as: .subregion)
    country.integer("population", as: .population, in: CountryRecord.populationRange)
    if object.value("latlng")?.elements?.isEmpty != true { country.coordinate("latlng") }
    country.add(object.members(orEmpty: "currencies").map(\.key), as: .currencies)
    country.add(object.members(orEmpty: "languages").map { LanguageCode.shortest($0.key) }, as: .languages)
    // Offsets, which are less useful than names of time zones.
    if let zones = object.strings("timezones"), !zones.isEmpty { country.record.approximations[.timeZones] = zones }
    country.texts("altSpellings", as: .otherNames)
  }

  private static func readNames(_ country: inout CountryReader) {
    let object = country.object
    if let value = object.value("name") {
      let name = object.object(value, named: "name")
      country.addName(name.string("common"), in: "en")
      country.add([name.string("official")].compactMap { $0 }, as: .officialName)
      // The key is `nativeName` in the service, and `native` in the data behind it.
      for language in ["native", "nativeName"].flatMap({ name.members(orEmpty: $0) }) {
        let native = name.object(language)
        country.add([native.string("common"), native.string("official")].compactMap { $0 }, as: .nativeNames)
      }
    }
    for member in object.members(orEmpty: "translations") {
      country.addName(object.object(member).string("common"), in: LanguageCode.shortest(member.key).value)
    }
  }
}
