/// CLDR's supplemental data on territories: `{"supplemental": {"territoryInfo": {"CH": {…}}, …}}`.
enum CLDRSupplemental {
  static let keys = ["territoryInfo", "codeMappings", "currencyData", "territoryContainment"]

  static func read(_ supplemental: JSONValue, into data: inout CountryData) {
    var reader = JSONObjectReader(supplemental, name: "'supplemental'", keys: nil, rules: .data)
    for member in reader.members("territoryInfo") ?? [] { readTerritory(member, &reader, into: &data) }
    for member in reader.members("codeMappings") ?? [] { readCodes(member, &reader, into: &data) }
    for member in reader.members("region", of: "currencyData") { readCurrencies(member, &reader, into: &data) }
    for member in reader.members("territoryContainment") ?? [] { readContainment(member, &reader, into: &data) }
    data.diagnostics += reader.diagnostics
  }

  /// Population and official languages.
  private static func readTerritory(
    _ member: JSONValue.Member,
    _ reader: inout JSONObjectReader,
    into data: inout CountryData
  ) {
    let facts: [CountryFact: [Located<String>]] = reader.object(member) { territory in
      let languages = (territory.members("languagePopulation") ?? []).filter { language in
        territory.object(language) { ["official", "de_facto_official"].contains($0.string("_officialStatus")?.value) }
      }
      return [
        .population: [territory.string("_population")].compactMap { $0?.withoutZeros },
        .languages: languages.map {
          Located(value: LanguageCode.canonical($0.key.value), location: $0.key.location)
        },
      ]
    }
    add(member.key, .territory, facts, to: &data)
  }

  private static func readCodes(
    _ member: JSONValue.Member,
    _ reader: inout JSONObjectReader,
    into data: inout CountryData
  ) {
    let (alpha3, number) = reader.object(member) { ($0.string("_alpha3"), $0.string("_numeric")?.withoutZeros) }
    // Of the codes that ISO 3166-1 leaves to its users, CLDR has its own.
    let isOwn = alpha3?.value.wholeMatch(of: /AA.|Q[M-Z].|X..|ZZ./) != nil
    add(
      member.key,
      .mentioned,
      isOwn ? [:] : [.alpha3: [alpha3].compactMap { $0 }, .numericCode: [number].compactMap { $0 }],
      to: &data
    )
  }

  /// The currencies that are legal tender now.
  private static func readCurrencies(
    _ member: JSONValue.Member,
    _ reader: inout JSONObjectReader,
    into data: inout CountryData
  ) {
    add(member.key, .mentioned, [.currencies: CLDRCurrencyData.current(member, &reader)], to: &data)
  }

  /// What a region contains, but for groupings such as the European Union.
  private static func readContainment(
    _ member: JSONValue.Member,
    _ reader: inout JSONObjectReader,
    into data: inout CountryData
  ) {
    let (isGrouping, parts) = reader.object(member) { ($0.value("_grouping") != nil, $0.strings("_contains") ?? []) }
    guard member.key.value.wholeMatch(of: /[0-9]{3}/) != nil, !isGrouping else { return }
    data.regionsPlace = data.regionsPlace ?? data.records.count
    for part in parts where data.regions[part.value] == nil {
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
    guard CountryData.isTerritory(code.value) else { return }
    var record = CountryRecord(code: code, format: .cldr, standing: standing)
    record.facts = facts.filter { !$0.value.isEmpty }
    if !record.facts.isEmpty { data.records.append(record) }
  }
}
