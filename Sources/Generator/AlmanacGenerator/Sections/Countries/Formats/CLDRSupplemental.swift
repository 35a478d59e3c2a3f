/// CLDR's supplemental data on territories: `{"supplemental": {"territoryInfo": {"CH": {…}}, …}}`.
enum CLDRSupplemental {
  private static let keys = [
    "territoryInfo", "codeMappings", "currencyData", "territoryContainment", "weekData", "measurementData",
  ]

  static let format = Format<CountryData>(
    where: { root in keys.contains { root["supplemental"]?[$0] != nil } },
    read: { root, data, problems in
      guard let supplemental = root["supplemental"] else { return }
      let object = JSONObject(supplemental, named: "'supplemental'", keys: nil, rules: .data, problems)
      for member in object.members("territoryInfo") ?? [] { readTerritory(member, object, into: &data) }
      for member in object.members("codeMappings") ?? [] { readCodes(member, object, into: &data) }
      for member in object.members("region", of: "currencyData") {
        let tenders = CLDRCurrencyData.tenders(member, object)
        // A wrong code is reported once.
        let uses = tenders.filter(\.value.currency.isCurrencyCode).map { $0.map(\.description) }
        // Only today's legal tender.
        let current = tenders.filter(\.value.isCurrent).map { $0.map(\.currency) }
        add(member.key, .mentioned, [.currencies: current, .currencyUses: uses], to: &data)
      }
      for member in object.members("territoryContainment") ?? [] { readContainment(member, object, into: &data) }
      readConvention("firstDay", of: "weekData", as: .firstDayOfWeek, object, into: &data)
      readConvention("measurementSystem", of: "measurementData", as: .measurementSystem, object, into: &data)
    }
  )

  /// Reads the population and official languages of a territory.
  private static func readTerritory(_ member: JSONValue.Member, _ object: JSONObject, into data: inout CountryData) {
    let territory = object.object(member)
    let languages = (territory.members("languagePopulation") ?? []).filter { language in
      let status = territory.object(language).string("_officialStatus")?.value
      return status == "official" || status == "de_facto_official"
    }
    let facts: [CountryFact: [Located<String>]] = [
      .population: [territory.string("_population")].compactMap { $0?.withoutZeros },
      .languages: languages.map { $0.key.map(LanguageTag.canonical) },
    ]
    add(member.key, .territory, facts, to: &data)
  }

  private static func readCodes(_ member: JSONValue.Member, _ object: JSONObject, into data: inout CountryData) {
    let codes = object.object(member)
    let (alpha3, number) = (codes.string("_alpha3"), codes.string("_numeric")?.withoutZeros)
    // CLDR defines private codes in the user-assigned range of ISO 3166-1.
    guard !(alpha3.map { isPrivate($0.value) } ?? false) else { return }
    let facts = [CountryFact.alpha3: [alpha3].compactMap { $0 }, .numericCode: [number].compactMap { $0 }]
    add(member.key, .mentioned, facts, to: &data)
  }

  /// Returns whether an alpha-3 code is user-assigned in ISO 3166-1: AAA to AAZ, QMA to QZZ, XAA to XZZ, ZZA to ZZZ.
  private static func isPrivate(_ alpha3: String) -> Bool {
    let letters = Array(alpha3.utf8)
    guard letters.count == 3 else { return false }
    let isLateQ = letters[0] == UInt8(ascii: "Q") && letters[1] >= UInt8(ascii: "M")
    return alpha3.hasPrefix("AA") || alpha3.hasPrefix("X") || alpha3.hasPrefix("ZZ") || isLateQ
  }

  /// Adds the content of a region, without groupings such as the European Union.
  private static func readContainment(_ member: JSONValue.Member, _ object: JSONObject, into data: inout CountryData) {
    let region = object.object(member)
    let parts = region.strings("_contains") ?? []
    guard member.key.value.isCode(of: .digits, count: 3...3), region.value("_grouping") == nil else { return }
    data.regionsIndex = data.regionsIndex ?? data.records.count
    for part in parts where data.regions[part.value] == nil {
      data.regions[part.value] = Located(value: member.key.value, location: part.location)
    }
  }

  /// Reads a convention of territories, and the convention of the world (001), which all others share.
  private static func readConvention(
    _ key: String,
    of outer: String,
    as fact: CountryFact,
    _ object: JSONObject,
    into data: inout CountryData
  ) {
    for member in object.members(key, of: outer) {
      guard let text = object.string(member.value, of: "'\(member.key.value)'") else { continue }
      let value = text.map { $0.lowercased() }
      if member.key.value == "001" {
        data.worldFacts[fact] = data.worldFacts[fact] ?? [value]
      } else {
        add(member.key, .mentioned, [fact: [value]], to: &data)
      }
    }
  }

  private static func add(
    _ code: Located<String>,
    _ standing: CountryRecord.Standing,
    _ facts: [CountryFact: [Located<String>]],
    to data: inout CountryData
  ) {
    // These files also contain the world, its regions, and codes for unknown territories.
    guard CountryData.isTerritory(code.value) else { return }
    var record = CountryRecord(code: code, source: .cldr, standing: standing)
    record.facts = facts.filter { !$0.value.isEmpty }
    if !record.facts.isEmpty { data.records.append(record) }
  }
}
