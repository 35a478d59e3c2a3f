/// A country as REST Countries v3.1 serves it: `{"cca2": "CH", "name": {"common": "Switzerland", …}, …}`.
enum RESTCountries {
  /// The number of calling codes of the Dominican Republic, the most of a country that shares a code.
  static let mostSuffixes = 3

  static let format = Format<CountryData>(
    where: { $0["cca2"] != nil || $0.elements?.isEmpty == false && $0.isList(withAnyOf: ["cca2"]) },
    read: { root, data, problems in
      for entry in root.elements ?? [root] {
        let object = JSONObject(entry, named: CountryRecord.entryName, keys: nil, rules: .data, problems)
        CountryReader.read(object, code: "cca2", source: .restCountries, into: &data, read)
      }
    }
  )

  private static func read(_ country: inout CountryReader) {
    let object = country.object
    readNames(&country)
    country.read(.alpha3, from: "cca3")
    country.numericCode("ccn3")
    country.read(.capital, from: "capital")
    country.read(.region, from: "region")
    country.read(.subregion, from: "subregion")
    country.read(.population, from: "population")
    if object.value("latlng")?.elements?.isEmpty != true { country.read(.coordinate, from: "latlng") }
    country.add(object.members(orEmpty: "currencies").map(\.key), as: .currencies)
    country.add(object.members(orEmpty: "languages").map { $0.key.map(LanguageCode.shortest) }, as: .languages)
    // Offsets, which are less useful than names of time zones.
    if let zones = object.strings("timezones"), !zones.isEmpty { country.record.approximations[.timeZones] = zones }
    country.read(.otherNames, from: "altSpellings")
    readConventions(&country)
    readDetails(&country, codes: object)
    if let place = object.inner("capitalInfo"), place.value("latlng")?.elements?.isEmpty == false {
      country.add(place.pair("latlng")?.map { $0.map { "\($0)" } } ?? [], as: .capitalCoordinate)
    }
  }

  /// Reads the details that all versions have. Services write null and empty strings for what they don't know.
  static func readDetails(_ country: inout CountryReader, codes: JSONObject) {
    country.add([codes.text(orNull: "cioc")], as: .iocCode)
    country.add([codes.text(orNull: "fifa")], as: .fifaCode)
    if country.object.value("landlocked")?.isNull == false { country.read(.landlocked, from: "landlocked") }
    guard let english = country.object.inner("demonyms")?.inner("eng") else { return }
    let (one, other) = (english.text(orNull: "m"), english.text(orNull: "f"))
    country.add(one?.value == other?.value ? [one] : [one, other], as: .demonyms)
  }

  private static func readConventions(_ country: inout CountryReader) {
    let object = country.object
    // 0 and below mean that the area is not known.
    if let area = object.number("area"), area.value > 0 { country.read(.area, from: "area") }
    country.read(.borders, from: "borders")
    readDomains(&country)
    country.add([object.string("startOfWeek")?.map { String($0.prefix(3)) }], as: .firstDayOfWeek)
    if let value = object.value("car") {
      country.add([object.object(value, named: "car").string("side")], as: .drivingSide)
    }
    guard let value = object.value("idd"), value.members?.isEmpty == false else { return }
    let code = object.object(value, named: "idd")
    guard let root = code.string("root"), !root.value.isEmpty else { return }
    let suffixes = code.strings("suffixes") ?? []
    let digits = String(root.value.drop { $0 == "+" })
    // The suffixes of large countries are those of their cities.
    let ends = suffixes.count > mostSuffixes ? [root.map { _ in "" }] : suffixes
    country.add(ends.map { $0.map { digits + $0 } }, as: .callingCodes)
  }

  /// Reads the domains. In Arabic script, their dots are at the end, where they are drawn.
  private static func readDomains(_ country: inout CountryReader) {
    let domains = country.object.stringOrStrings("tld") ?? []
    let leading = { (domain: String) in
      domain.count > 1 && domain.hasSuffix(".") ? "." + domain.dropLast() : domain
    }
    country.add(domains.map { $0.map(leading) }, as: .topLevelDomains)
  }

  private static func readNames(_ country: inout CountryReader) {
    let object = country.object
    if let value = object.value("name"), value.text != nil {
      let message =
        "'cca2' is a key of REST Countries, where 'name' is an object; in a list of your own, write 'code' in place of 'cca2'"
      object.report(.dataType, at: value.location, message)
      country.record.hasInvalidName = true
    } else if let value = object.value("name") {
      // The key is `nativeName` in the service, and `native` in the data behind it.
      readNames(&country, from: object.object(value, named: "name"), natives: ["native", "nativeName"])
    }
    readTranslations(&country, from: object)
  }

  /// Reads the English names, and those in the languages of the country.
  static func readNames(_ country: inout CountryReader, from names: JSONObject, natives: [String]) {
    country.addName(names.string("common"), in: World.language)
    country.record.hasInvalidName = !names.isObject || names.hasWrongType("common")
    country.add([names.text(orNull: "official")], as: .officialName)
    for language in natives.flatMap({ names.members(orEmpty: $0) }) {
      let native = names.object(language)
      country.add([native.string("common"), native.text(orNull: "official")], as: .nativeNames)
    }
  }

  /// Reads the names in other languages.
  static func readTranslations(_ country: inout CountryReader, from object: JSONObject) {
    for member in object.members(orEmpty: "translations") {
      country.addName(object.object(member).string("common"), in: LanguageCode.shortest(member.key.value))
    }
  }
}

extension JSONObject {
  /// Reads a string, for which the service writes null if it isn't known.
  func text(orNull key: String) -> Located<String>? { value(key)?.isNull == false ? string(key) : nil }

  /// Reads a member that should be an object, with any keys. Services write null for what they don't know.
  func inner(_ key: String) -> JSONObject? {
    value(key).flatMap { $0.isNull ? nil : object($0, named: key) }
  }
}
