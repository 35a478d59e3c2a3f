/// A country as REST Countries v3.1 serves it: `{"cca2": "CH", "name": {"common": "Switzerland", …}, …}`.
enum RESTCountries {
  /// The number of calling codes of the Dominican Republic, the most of a country that shares a code.
  private static let mostSuffixes = 3

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
    country.integer("population", as: .population, in: CountryFact.populationRange)
    if object.value("latlng")?.elements?.isEmpty != true { country.coordinate("latlng", as: .coordinate) }
    country.add(object.members(orEmpty: "currencies").map(\.key), as: .currencies)
    country.add(object.members(orEmpty: "languages").map { LanguageCode.shortest($0.key) }, as: .languages)
    // Offsets, which are less useful than names of time zones.
    if let zones = object.strings("timezones"), !zones.isEmpty { country.record.approximations[.timeZones] = zones }
    country.texts("altSpellings", as: .otherNames)
    readConventions(&country)
  }

  private static func readConventions(_ country: inout CountryReader) {
    let object = country.object
    // 0 and below mean that the area is not known.
    if let area = object.number("area"), area.value > 0 { country.number("area", as: .area) }
    country.texts("borders", as: .borders)
    readDomains(&country)
    if let day = object.string("startOfWeek") {
      country.add([Located(value: String(day.value.prefix(3)), location: day.location)], as: .firstDayOfWeek)
    }
    if let value = object.value("car") {
      country.add([object.object(value, named: "car").string("side")].compactMap { $0 }, as: .drivingSide)
    }
    guard let value = object.value("idd"), value.members?.isEmpty == false else { return }
    let code = object.object(value, named: "idd")
    guard let root = code.string("root"), !root.value.isEmpty else { return }
    let suffixes = code.strings("suffixes") ?? []
    let digits = String(root.value.drop { $0 == "+" })
    // The suffixes of large countries are those of their cities.
    let ends = suffixes.count > mostSuffixes ? [Located(value: "", location: root.location)] : suffixes
    country.add(ends.map { Located(value: digits + $0.value, location: $0.location) }, as: .callingCodes)
  }

  /// The dots of domains in Arabic script are at the end, where they are drawn.
  private static func readDomains(_ country: inout CountryReader) {
    let domains = country.object.stringOrStrings("tld") ?? []
    let leading = domains.map { domain in
      let isReversed = domain.value.count > 1 && domain.value.hasSuffix(".")
      return Located(value: isReversed ? "." + domain.value.dropLast() : domain.value, location: domain.location)
    }
    country.add(leading, as: .topLevelDomains)
  }

  private static func readNames(_ country: inout CountryReader) {
    let object = country.object
    if let value = object.value("name") {
      let name = object.object(value, named: "name")
      country.addName(name.string("common"), in: "en")
      country.record.hasInvalidName = !name.isObject || name.hasWrongType("common")
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
