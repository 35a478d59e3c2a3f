/// CLDR's display names of territories in a language: `{"main": {"fr": {"localeDisplayNames": {"territories": {"CH":
/// "Suisse"}}}}}`.
enum CLDRTerritoryNames {
  static let format = Format<CountryData>(ofLanguagesWith: "localeDisplayNames", "territories") { tag, object, data in
    // Name variants, such as "HK-alt-short", are not codes.
    for (code, name) in object.names("territories", of: "localeDisplayNames") {
      if CountryData.isTerritory(code) {
        let code = Located(value: code, location: name.location)
        var record = CountryRecord(code: code, source: .cldr, standing: .mentioned)
        record.names[tag] = name
        data.records.append(record)
      } else if data.regionNames[tag]?[code] == nil {
        data.regionNames[tag, default: [:]][code] = name
      }
    }
  }
}
