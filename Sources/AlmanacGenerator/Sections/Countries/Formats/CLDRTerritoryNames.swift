/// CLDR's display names of territories in a language: `{"main": {"fr": {"localeDisplayNames": {"territories": {"CH":
/// "Suisse"}}}}}`.
enum CLDRTerritoryNames {
  /// - Parameter language: The member of `main`.
  static func read(_ language: JSONValue.Member, into data: inout CountryData) {
    let code = LanguageCode.canonical(language.key.value)
    var reader = JSONObjectReader(language.value, name: "'\(language.key.value)'", keys: nil, rules: .data)
    // Those of variants such as "HK-alt-short" are none of a code.
    for member in reader.members("territories", of: "localeDisplayNames") {
      guard let name = reader.string(member.value, of: "the name of '\(member.key.value)'") else { continue }
      if CountryData.isTerritory(member.key.value) {
        let territory = Located(value: member.key.value, location: name.location)
        var record = CountryRecord(code: territory, format: .cldr, standing: .mentioned)
        record.names[code] = name
        data.records.append(record)
      } else if data.regionNames[code]?[member.key.value] == nil {
        data.regionNames[code, default: [:]][member.key.value] = name
      }
    }
    data.diagnostics += reader.diagnostics
  }
}
