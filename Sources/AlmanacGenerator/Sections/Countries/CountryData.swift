/// What the files of the section `countries` say.
struct CountryData: Sendable {
  /// The formats of the files.
  static var formats: [Format<CountryData>] {
    [
      RESTCountries.format, ISO3166.format, CLDRSupplemental.format, CLDRTerritoryNames.format, ZoneTab.format,
      CountryList.format,
    ]
  }

  /// All that the files say, in their order.
  var records: [CountryRecord] = []

  /// The region that contains a country or a region, by their codes (UN M49).
  var regions: [String: Located<String>] = [:]

  /// How many of the records are before what is known of regions.
  var regionsIndex: Int?

  /// CLDR's names of regions, by language and code.
  var regionNames: [String: [String: Located<String>]] = [:]

  /// Whether a code of CLDR is that of a territory: ZZ means an unknown one.
  static func isTerritory(_ code: String) -> Bool { code.isCode(of: .uppercase, count: 2...2) && code != "ZZ" }
}
