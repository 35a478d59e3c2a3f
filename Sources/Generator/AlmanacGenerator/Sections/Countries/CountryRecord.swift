/// The facts about a country in one file.
struct CountryRecord: Sendable {
  /// The format of the file.
  enum Source: Sendable {
    case own, world, restCountries, isoCodes, cldr, zoneTab
  }

  /// The role of a country in a file.
  enum Standing: Comparable, Sendable {
    /// It is in a list of countries, so it becomes a case.
    case listed

    /// It is a territory with inhabitants or a time zone, which becomes a case if there is no list.
    case territory

    /// The file only adds facts.
    case mentioned
  }

  var code: Located<String>
  var source: Source
  var standing: Standing

  var facts: [CountryFact: [Located<String>]] = [:]

  /// Facts to use if no file has better ones.
  var approximations: [CountryFact: [Located<String>]] = [:]

  var names: [String: Located<String>] = [:]
  var hasInvalidName = false
  var aliases: [Located<String>] = []

  /// The raw value of the case.
  var key: String { code.value.lowercased() }

  /// Fills in missing facts from another record, and collects its names.
  mutating func complete(with other: CountryRecord) {
    var other = other
    collect(other.facts[.name], as: .otherNames)
    collect(other.facts[.nativeNames], as: .nativeNames)
    collect(other.facts[.otherNames], as: .otherNames)
    // The population and its year must be from the same source.
    if facts[.population] == nil { facts[.populationYear] = nil } else { other.facts[.populationYear] = nil }
    approximations.merge(other.approximations) { mine, _ in mine }
    fill(from: other)
  }

  private mutating func collect(_ values: [Located<String>]?, as fact: CountryFact) {
    let others = fact == .otherNames ? facts[.name] ?? [] : []
    var known = Set((others + (facts[fact] ?? [])).map(\.value))
    let new = (values ?? []).filter { known.insert($0.value).inserted }
    if !new.isEmpty { facts[fact, default: []] += new }
  }
}

extension CountryRecord: FactRecord {
  static var entryName: String { "this country" }

  init(own code: Located<String>) { self.init(code: code, source: .own, standing: .listed) }

  var isOwn: Bool { source == .own }

  mutating func adapt(to file: NamedFile, main: String) {
    source = .world
    if file.language != nil { standing = .mentioned }
    let language = file.language ?? World.language
    guard language != main, let name = facts.removeValue(forKey: .name) else { return }
    names[language] = name.first
    if language == World.language { approximations[.name] = name }
  }
}

/// The content of the files of the section `countries`.
struct CountryData: SectionData {
  static let expected = """
    a list such as [{"code": "CH", "name": "Switzerland"}], or an unchanged file of REST Countries, iso-codes, CLDR or \
    tzdata
    """

  static var formats: [Format<CountryData>] {
    [
      RESTCountries.format, RESTCountries5.format, ISO3166.format, CLDRSupplemental.format, CLDRTerritoryNames.format,
      ZoneTab.format,
      .own(),
    ]
  }

  var records: [CountryRecord] = []

  /// The region that contains a country or a region, by their codes (UN M49).
  var regions: [String: Located<String>] = [:]

  /// The number of records before the first data on regions.
  var regionsIndex: Int?

  /// CLDR's facts for countries that have none.
  var worldFacts: [CountryFact: [Located<String>]] = [:]

  /// CLDR's names of regions, by language and code.
  var regionNames: [String: [String: Located<String>]] = [:]

  /// Returns whether a CLDR code is a territory, and not ZZ, which means unknown.
  static func isTerritory(_ code: String) -> Bool { code.isCode(of: .uppercase, count: 2...2) && code != "ZZ" }
}

extension Located where Value == String {
  /// The number without leading zeros, "4" for "004", or any other string unchanged.
  var withoutZeros: Located { map { Int($0).map(String.init) ?? $0 } }
}
