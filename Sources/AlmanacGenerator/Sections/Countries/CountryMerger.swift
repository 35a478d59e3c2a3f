/// Makes one record for each country of what all files say.
struct CountryMerger {
  private let configuration: CountriesConfiguration

  /// What is wrong with the entries, and where they contradict each other.
  private(set) var diagnostics: [Diagnostic] = []

  init(configuration: CountriesConfiguration) {
    self.configuration = configuration
  }

  /// The records by their keys: of the countries to look at, whether the files list or only mention them.
  mutating func records(of data: CountryData) -> [String: CountryRecord] {
    var records = data.records
    let regions = Self.regions(of: data, language: configuration.language)
    records.insert(contentsOf: regions, at: data.regionsPlace ?? records.count)
    let sound = withoutDuplicates(records.filter { isSound($0) })
    // Our own format is what the user decided; otherwise the first file counts.
    let sorted = sound.filter { $0.format == .own } + sound.filter { $0.format != .own }
    let named = sorted.map { record in
      var record = record
      if record.facts[.name] == nil { record.facts[.name] = record.names[configuration.language].map { [$0] } }
      return record
    }
    let looked = named.filter { configuration.looksAt($0.key) }
    diagnostics += CountryConflictRules.sharedCodes(of: looked.filter { $0.format == .own })
    return Dictionary(grouping: looked, by: \.key).mapValues { merged($0) }
  }

  private mutating func merged(_ records: [CountryRecord]) -> CountryRecord {
    diagnostics += CountryConflictRules.diagnostics(for: records)
    var merged = records[0]
    merged.standing = records.map(\.standing).min() ?? merged.standing
    // A list has the position that people know the country by.
    if let listed = records.first(where: { $0.standing == merged.standing }) { merged.code = listed.code }
    for record in records.dropFirst() { merged.complete(with: record) }
    merged.facts.merge(merged.approximations) { fact, _ in fact }
    dropRepeatedNames(of: &merged)
    return merged
  }

  /// Leaves out native and other names that stand elsewhere already.
  private func dropRepeatedNames(of record: inout CountryRecord) {
    var said = Set([.name, .officialName].flatMap { record.facts[$0] ?? [] }.map(\.value) + [record.key.uppercased()])
    for fact in [CountryFact.nativeNames, .otherNames] {
      let fresh = (record.facts[fact] ?? []).filter { said.insert($0.value).inserted }
      record.facts[fact] = fresh.isEmpty ? nil : fresh
    }
  }

  private mutating func isSound(_ record: CountryRecord) -> Bool {
    let key = record.key
    // Some letters that are not ASCII are in lower case.
    let isASCII = record.code.value.allSatisfy(\.isASCII)
    guard isASCII, configuration.naming.allows(key) || configuration.isAllowed(key) else {
      let isAlpha2 = configuration.naming == .alpha2
      let expected = isAlpha2 ? "two letters (ISO 3166-1 alpha-2), such as 'CH'" : configuration.naming.pattern
      let message = "'\(record.code.value)' is no code of a country; it is \(expected)"
      // CLDR has codes of its own, which nobody asked for.
      if record.standing == .listed || record.format == .zoneTab {
        diagnostics.append(Diagnostic(.countryCode, at: record.code.location, message))
      }
      return false
    }
    diagnostics += CountryFactRules.diagnostics(for: record)
    return true
  }

  /// Leaves out what a list says of a country that it has had already.
  private mutating func withoutDuplicates(_ records: [CountryRecord]) -> [CountryRecord] {
    var places = EntryPlaces()
    return records.filter { record in
      guard record.standing == .listed, let problem = places.add(record.code, as: record.key) else { return true }
      diagnostics.append(problem)
      return false
    }
  }

  /// What CLDR's containment says of each country, where the names of the regions are known.
  private static func regions(of data: CountryData, language: String) -> [CountryRecord] {
    let names = data.regionNames[language] ?? [:]
    return data.regions.sorted { $0.key < $1.key }.compactMap { code, subregion in
      guard code.wholeMatch(of: /[A-Z]{2}/) != nil, let region = data.regions[subregion.value] else { return nil }
      let name = { (code: String) in
        names[code].map { [Located(value: $0.value, location: subregion.location)] }
      }
      var record = CountryRecord(
        code: Located(value: code, location: subregion.location),
        format: .cldr,
        standing: .mentioned
      )
      record.facts[.region] = name(region.value)
      record.facts[.subregion] = name(subregion.value)
      return record
    }
  }
}
