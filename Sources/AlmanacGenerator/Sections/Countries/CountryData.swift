/// What the files of the section `countries` say.
struct CountryData: Sendable {
  /// All that the files say, in their order.
  var records: [CountryRecord] = []

  /// The region that contains a country or a region, by their codes (UN M49).
  var regions: [String: Located<String>] = [:]

  /// How many of the records stand before what is known of regions.
  var regionsPlace: Int?

  /// CLDR's names of regions, by language and code.
  var regionNames: [String: [String: Located<String>]] = [:]

  var diagnostics: [Diagnostic] = []

  /// Reads some files, each in the format that its shape shows.
  init(_ files: [InputFile]) {
    for file in files {
      switch file {
      case .lines(let text): ZoneTab.read(text, into: &self)
      case .json(let file): read(file.root)
      }
    }
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
      CLDRSupplemental.keys.contains(where: { supplemental[$0] != nil })
    {
      CLDRSupplemental.read(supplemental, into: &self)
    } else if let languages = root["main"]?.members,
      languages.contains(where: { $0.value["localeDisplayNames"]?["territories"] != nil })
    {
      languages.forEach { CLDRTerritoryNames.read($0, into: &self) }
    } else {
      let message =
        "this is no list of countries that is known: a list of {code, name, …} or of REST Countries' objects, iso-codes' "
        + "iso_3166-1.json, CLDR's territoryInfo.json, codeMappings.json, currencyData.json, territoryContainment.json "
        + "or territories.json, or tzdata's zone.tab"
      diagnostics.append(Diagnostic(.dataShape, at: root.location, message))
    }
  }

  /// Whether a code of CLDR is that of a territory: ZZ stands for one that is not known.
  static func isTerritory(_ code: String) -> Bool { code.wholeMatch(of: /[A-Z]{2}/) != nil && code != "ZZ" }
}
