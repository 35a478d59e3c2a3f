/// A country as REST Countries 5 serves it: `{"codes": {"alpha_2": "CH"}, "names": {"common": "Switzerland"}, …}`, in
/// pages of `{"data": {"objects": […]}}`.
enum RESTCountries5 {
  /// The keys of a language's codes, the shortest code first.
  private static let languageKeys = ["bcp47", "iso639_1", "iso639_2", "iso639_3", "code"]

  static let format = Format<CountryData>(
    where: { !entries(of: $0).isEmpty },
    read: { root, data, problems in
      for entry in entries(of: root) {
        let object = JSONObject(entry, named: CountryRecord.entryName, keys: nil, rules: .data, problems)
        guard object.isObject else { continue }
        if entry["codes"]?.isNull != false { object.reportMissing("codes") }
        guard let codes = object.inner("codes"), let code = codes.required("alpha_2") else { continue }
        let record = CountryRecord(code: code, source: .restCountries, standing: .listed)
        var country = CountryReader(record: record, object: object)
        readCodes(&country, codes)
        readNames(&country)
        readPlaces(&country)
        readConventions(&country)
        RESTCountries.readDetails(&country, codes: codes)
        data.records.append(country.record)
      }
    }
  )

  /// Returns the countries of a page, of several pages in a list, of a list of countries, or of one country.
  private static func entries(of root: JSONValue) -> [JSONValue] {
    if let objects = root["data"]?["objects"] { return objects.elements ?? [] }
    if root["codes"] != nil { return [root] }
    guard let elements = root.elements else { return [] }
    if elements.contains(where: { $0["data"]?["objects"] != nil }) { return elements.flatMap(entries) }
    return root.isList(withAnyOf: ["codes"]) ? elements : []
  }

  private static func readCodes(_ country: inout CountryReader, _ codes: JSONObject) {
    country.add([codes.text(orNull: "alpha_3")], as: .alpha3)
    country.add([codes.text(orNull: "ccn3")?.withoutZeros], as: .numericCode)
  }

  private static func readNames(_ country: inout CountryReader) {
    guard let names = country.object.inner("names") else { return }
    RESTCountries.readNames(&country, from: names, natives: ["native"])
    RESTCountries.readTranslations(&country, from: names)
    country.add(names.texts(orNull: "alternates"), as: .otherNames)
  }

  private static func readPlaces(_ country: inout CountryReader) {
    let object = country.object
    let capitals = object.list("capitals")
    country.add(capitals.map { $0.string("name") }, as: .capital)
    country.add(capitals.first?.angles("coordinates") ?? [], as: .capitalCoordinate)
    let facts: [(CountryFact, String)] = [
      (.region, "region"), (.subregion, "subregion"), (.population, "population"), (.borders, "borders"),
      (.topLevelDomains, "tlds"),
    ]
    for (fact, key) in facts where object.value(key)?.isNull == false { country.read(fact, from: key) }
    country.add(object.angles("coordinates"), as: .coordinate)
    // 0 and below mean that the area is not known.
    let area = object.inner("area")?.number("kilometers")
    if let area, area.value > 0 { country.add([area.map(\.shortText)], as: .area) }
    // Offsets, which are less useful than names of time zones.
    let zones = object.texts(orNull: "timezones")
    if !zones.isEmpty { country.record.approximations[.timeZones] = zones }
  }

  private static func readConventions(_ country: inout CountryReader) {
    let object = country.object
    country.add(object.list("currencies").map { $0.string("code") }, as: .currencies)
    let languages = object.list("languages").compactMap { language in
      languageKeys.lazy.compactMap { language.text(orNull: $0) }.first { !$0.value.isEmpty }
    }
    country.add(languages.map { $0.map(LanguageCode.shortest) }, as: .languages)
    country.add(callingCodes(object.texts(orNull: "calling_codes")), as: .callingCodes)
    country.add([object.inner("cars")?.text(orNull: "driving_side")], as: .drivingSide)
    country.add(
      [object.inner("date")?.text(orNull: "start_of_week")?.map { String($0.prefix(3)) }],
      as: .firstDayOfWeek
    )
  }

  /// Returns the codes without their plus signs, or their common start if there are too many: those of cities.
  private static func callingCodes(_ codes: [Located<String>]) -> [Located<String>] {
    let digits = codes.map { $0.map { $0.filter { $0 != "+" && $0 != " " } } }
    guard let first = digits.first, digits.count > RESTCountries.mostSuffixes else { return digits }
    let common = digits.reduce(first.value) { common, code in
      String(zip(common, code.value).prefix { $0 == $1 }.map(\.0))
    }
    return [first.map { _ in common }]
  }
}

extension JSONObject {
  /// Reads a latitude and a longitude.
  fileprivate func angles(_ key: String) -> [Located<String>] {
    guard let place = inner(key) else { return [] }
    let angles = ["lat", "lng"].compactMap { place.number($0)?.map { "\($0)" } }
    return angles.count == 2 ? angles : []
  }

  /// Reads a list of strings.
  fileprivate func texts(orNull key: String) -> [Located<String>] {
    value(key)?.isNull == false ? strings(key) ?? [] : []
  }

  /// Reads a list of objects.
  fileprivate func list(_ key: String) -> [JSONObject] {
    guard let value = value(key), !value.isNull else { return [] }
    return (typed(value, "'\(key)'", "an array") { $0.elements } ?? []).map { object($0, named: key) }
  }
}
