/// CLDR's supplemental data on territories: `{"supplemental": {"territoryInfo": {"CH": {…}}, …}}`.
enum CLDRSupplemental {
  static let keys = ["territoryInfo", "codeMappings", "currencyData", "territoryContainment"]

  static func read(_ supplemental: JSONValue, into data: inout CountryData) {
    for member in supplemental["territoryInfo"]?.members ?? [] { readTerritory(member, into: &data) }
    for member in supplemental["codeMappings"]?.members ?? [] { readCodes(member, into: &data) }
    for member in supplemental["currencyData"]?["region"]?.members ?? [] { readCurrencies(member, into: &data) }
    for member in supplemental["territoryContainment"]?.members ?? [] { readContainment(member, into: &data) }
  }

  /// Population and official languages.
  private static func readTerritory(_ member: JSONValue.Member, into data: inout CountryData) {
    let languages = (member.value["languagePopulation"]?.members ?? []).filter {
      ["official", "de_facto_official"].contains($0.value["_officialStatus"]?.text?.value)
    }
    add(
      member.key,
      .territory,
      [
        .population: [member.value["_population"]?.text].compactMap { $0?.withoutZeros },
        .languages: languages.map {
          Located(value: LanguageCode.canonical($0.key.value), location: $0.key.location)
        },
      ],
      to: &data
    )
  }

  private static func readCodes(_ member: JSONValue.Member, into data: inout CountryData) {
    add(
      member.key,
      .mentioned,
      [
        .alpha3: [member.value["_alpha3"]?.text].compactMap { $0 },
        .numericCode: [member.value["_numeric"]?.text].compactMap { $0?.withoutZeros },
      ],
      to: &data
    )
  }

  /// The currencies that are legal tender now.
  private static func readCurrencies(_ member: JSONValue.Member, into data: inout CountryData) {
    add(member.key, .mentioned, [.currencies: CLDRCurrencyData.current(member.value)], to: &data)
  }

  /// What a region contains, but for groupings such as the European Union.
  private static func readContainment(_ member: JSONValue.Member, into data: inout CountryData) {
    guard member.key.value.wholeMatch(of: /\d{3}/) != nil, member.value["_grouping"] == nil else { return }
    for part in member.value["_contains"]?.elements ?? [] {
      guard let part = part.text else { continue }
      data.regions[part.value] = Located(value: member.key.value, location: part.location)
    }
  }

  private static func add(
    _ code: Located<String>,
    _ standing: CountryRecord.Standing,
    _ facts: [CountryFact: [Located<String>]],
    to data: inout CountryData
  ) {
    // The world, parts of it, and codes for what is not known are in these files too.
    guard code.value.wholeMatch(of: /[A-Z]{2}/) != nil, code.value != "ZZ" else { return }
    var record = CountryRecord(code: code, format: .cldr, standing: standing)
    record.facts = facts.filter { !$0.value.isEmpty }
    if !record.facts.isEmpty { data.records.append(record) }
  }
}
