/// What the files of the section `countries` say.
struct CountryData: Sendable {
  /// All that the files say, in their order.
  var records: [CountryRecord] = []

  /// The region that contains a country or a region, by their codes (UN M49).
  var regions: [String: Located<String>] = [:]

  /// CLDR's names of countries and regions, by language and code.
  var territoryNames: [String: [String: Located<String>]] = [:]

  var diagnostics: [Diagnostic] = []

  /// Reads some files, each in the format that its shape shows.
  init(_ files: [InputFile]) {
    for file in files {
      switch file {
      case .lines(let text): ZoneTab.read(text, into: &self)
      case .json(let file): read(file.root)
      }
    }
    addTerritoryNames()
    if let location = files.first?.location, records.isEmpty, diagnostics.isEmpty {
      diagnostics.append(Diagnostic(.dataEmpty, at: location, "no country is listed here or in another file"))
    }
  }

  private mutating func read(_ root: JSONValue) {
    let entries = root.elements ?? (root["cca2"] == nil ? nil : [root])
    if let entries {
      let isREST = entries.contains { $0["cca2"] != nil }
      isREST ? RESTCountries.read(entries, into: &self) : CountryList.read(entries, into: &self)
    } else if let entries = root["3166-1"]?.elements {
      ISO3166.read(entries, into: &self)
    } else if let supplemental = root["supplemental"],
      CLDRSupplemental.keys.contains(where: { supplemental[$0]?.members != nil })
    {
      CLDRSupplemental.read(supplemental, into: &self)
    } else if let languages = root["main"]?.members,
      languages.contains(where: { $0.value["localeDisplayNames"]?["territories"] != nil })
    {
      languages.forEach { readNames($0) }
    } else {
      let message =
        "this is no list of countries that is known: a list of {code, name, …} or of REST Countries' objects, iso-codes' "
        + "iso_3166-1.json, CLDR's territoryInfo.json, codeMappings.json, currencyData.json, territoryContainment.json "
        + "or territories.json, or tzdata's zone.tab"
      diagnostics.append(Diagnostic(.dataShape, at: root.location, message))
    }
  }

  /// CLDR's display names; of variants such as "HK-alt-short", none.
  private mutating func readNames(_ language: JSONValue.Member) {
    let code = LanguageCode.canonical(language.key.value)
    for member in language.value["localeDisplayNames"]?["territories"]?.members ?? [] {
      guard let name = member.value.text, territoryNames[code]?[member.key.value] == nil else { continue }
      territoryNames[code, default: [:]][member.key.value] = name
    }
  }

  /// Makes records of CLDR's names, for all codes that have two letters.
  private mutating func addTerritoryNames() {
    var places: [String: Int] = [:]
    for (language, names) in territoryNames.sorted(by: { $0.key < $1.key }) {
      for (code, name) in names.sorted(by: { $0.key < $1.key }) where code.count == 2 && code != "ZZ" {
        if places[code] == nil {
          places[code] = records.count
          let code = Located(value: code, location: name.location)
          records.append(CountryRecord(code: code, format: .cldr, standing: .mentioned))
        }
        if let place = places[code] { records[place].names[language] = name }
      }
    }
  }
}
