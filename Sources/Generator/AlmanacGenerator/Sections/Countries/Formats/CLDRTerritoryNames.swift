/// CLDR's display names of territories in a language: `{"main": {"fr": {"localeDisplayNames": {"territories": {"CH":
/// "Suisse"}}}}}`.
enum CLDRTerritoryNames {
  static let format = Format<CountryData>(
    where: { ($0["main"]?.members ?? []).contains { $0.value["localeDisplayNames"]?["territories"] != nil } },
    read: { root, data, problems in
      for language in root["main"]?.members ?? [] { read(language, into: &data, problems) }
    }
  )

  private static func read(_ language: JSONValue.Member, into data: inout CountryData, _ problems: Problems) {
    let tag = LanguageTag.canonical(language.key.value)
    let object = JSONObject(language.value, named: "'\(language.key.value)'", keys: nil, rules: .data, problems)
    // Name variants, such as "HK-alt-short", are not codes.
    for member in object.members("territories", of: "localeDisplayNames") {
      guard let name = object.string(member.value, of: "the name of '\(member.key.value)'") else { continue }
      if CountryData.isTerritory(member.key.value) {
        let code = Located(value: member.key.value, location: name.location)
        var record = CountryRecord(code: code, source: .cldr, standing: .mentioned)
        record.names[tag] = name
        data.records.append(record)
      } else if data.regionNames[tag]?[member.key.value] == nil {
        data.regionNames[tag, default: [:]][member.key.value] = name
      }
    }
  }
}
