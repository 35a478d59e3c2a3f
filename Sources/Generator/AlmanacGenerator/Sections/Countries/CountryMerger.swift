/// Merges the records of all files into one record for each country.
struct CountryMerger {
  /// The merged countries.
  struct List {
    /// The records of the countries to use, by key, whether a file lists them or only mentions them.
    var records: [String: CountryRecord] = [:]

    /// The keys of the countries that a file lists.
    var listed: Set<String> = []

    /// The keys of territories with inhabitants or a time zone.
    var territories: Set<String> = []

    /// The keys that are added to a list in Almanac's own format: CLDR's territories, unless a third-party file has a
    /// list.
    var additions: Set<String> = []

    /// The keys of all countries, including unused ones.
    var known: Set<String> = []
  }

  let settings: CountrySettings
  let problems: Problems

  /// Merges the records by key.
  func list(of data: CountryData) -> List {
    var records = data.records
    records.insert(contentsOf: regions(of: data), at: data.regionsIndex ?? records.count)
    // Almanac's own format has precedence. Otherwise, the first file wins.
    let sorted = withoutDuplicates(records.filter(isSound)).ownFirst
    let used = sorted.filter { settings.uses($0.key) }.map(named)
    let conflicts = CountryConflictRules(settings: settings, problems: problems)
    conflicts.checkSharedCodes(used)
    conflicts.checkReservedCodes(used)
    var list = List(known: Set(sorted.map(\.key)))
    let alpha3 = sorted.compactMap { record in record[.alpha3].map { ($0.value, record.key) } }
    let codes = Dictionary(alpha3) { first, _ in first }
    for (key, records) in Dictionary(grouping: used, by: \.key) {
      conflicts.check(records)
      var record = merged(records)
      record.facts.merge(data.worldFacts) { fact, _ in fact }
      record.facts[.borders] = record.facts[.borders]?.compactMap { border in
        // A list names its countries by alpha-2 or alpha-3 codes.
        let other = border.value.count == 2 ? border.value.lowercased() : codes[border.value.uppercased()]
        if other == key {
          let message = "'borders' of '\(record.code.value)' contains the country itself; remove '\(border.value)'"
          problems.report(.dataValue, at: border.location, message)
        }
        return other.map { code in border.map { _ in code } }
      }
      list.records[key] = record
    }
    list.listed = Set(used.filter { $0.standing == .listed }.map(\.key))
    let territories = used.filter { $0.standing == .territory }
    list.territories = Set(territories.map(\.key))
    if !used.contains(where: { $0.standing == .listed && $0.source != .own }), !list.listed.isEmpty {
      list.additions = Set(territories.filter { $0.source == .cldr }.map(\.key))
    }
    return list
  }

  /// Returns the record with its name from the settings, or else its name in the main language.
  private func named(_ record: CountryRecord) -> CountryRecord {
    var record = record
    if let name = settings.section.names[record.key] { record.names[settings.languages.main] = name }
    if let name = settings.section.names[record.key] ?? record.facts[.name]?.first
      ?? record.names[settings.languages.main]
    {
      record.facts[.name] = [name]
    }
    return record
  }

  private func merged(_ records: [CountryRecord]) -> CountryRecord {
    var merged = records[0]
    merged.standing = records.map(\.standing).min() ?? merged.standing
    // The location for messages is in a list, if there is one.
    if let listed = records.first(where: { $0.standing == merged.standing }) { merged.code = listed.code }
    for record in records.dropFirst() { merged.complete(with: record) }
    merged.facts.merge(merged.approximations) { fact, _ in fact }
    // The user's own list states all names besides the main one.
    for fact in [CountryFact.nativeNames, .otherNames] {
      if let own = records.first(where: { $0.isOwn && $0.facts[fact] != nil }) { merged.facts[fact] = own.facts[fact] }
    }
    dropRepeatedNames(of: &merged)
    merged.removeNames(
      settings.section.withoutNames[merged.key] ?? [],
      from: [.officialName, .nativeNames, .otherNames],
      main: settings.languages.main,
      problems
    )
    return merged
  }

  /// Removes native names that equal another one, and other names that equal any name.
  private func dropRepeatedNames(of record: inout CountryRecord) {
    var seen: Set<String> = []
    for fact in [CountryFact.nativeNames, .otherNames] {
      let fresh = (record.facts[fact] ?? []).filter { seen.insert($0.value).inserted }
      record.facts[fact] = fresh.isEmpty ? nil : fresh
      let names = [.name, .officialName].flatMap { record.facts[$0] ?? [] }.map(\.value)
      seen.formUnion(names + [record.key.uppercased()])
    }
  }

  private func isSound(_ record: CountryRecord) -> Bool {
    let key = record.key
    let naming = settings.flags.naming
    // Filter out non-ASCII letters, which can also be in lowercase.
    let isASCII = record.code.value.utf8.allSatisfy { $0 < 0x80 }
    guard isASCII, settings.canNameFlag(key) else {
      let alpha2 = Alpha3Code.alpha2(for: record.code.value).map { "'\($0.uppercased())', its alpha-2 code" }
      let expected =
        naming == .alpha2 ? alpha2 ?? "two letters (ISO 3166-1 alpha-2), such as 'CH'" : naming.expectation()
      let message = "'\(record.code.value)' is not a country code; write \(expected)"
      // CLDR has additional codes, which users don't expect.
      if record.standing == .listed || record.source == .zoneTab {
        problems.report(.countryCode, at: record.code.location, message)
      }
      return false
    }
    record.checkFacts(problems)
    return true
  }

  /// Removes duplicates of a country within a list.
  private func withoutDuplicates(_ records: [CountryRecord]) -> [CountryRecord] {
    var duplicates = DuplicateEntries(problems)
    return records.filter { $0.standing != .listed || duplicates.check($0.code, as: $0.key) }
  }

  /// Adds the regions and subregions from CLDR's containment data, if their names are known.
  private func regions(of data: CountryData) -> [CountryRecord] {
    let names = data.regionNames[settings.languages.main] ?? [:]
    return data.regions.sortedByKey.compactMap { code, subregion in
      guard CountryData.isTerritory(code), let region = data.regions[subregion.value] else { return nil }
      let name = { (code: String) in
        names[code].map { [Located(value: $0.value, location: subregion.location)] }
      }
      let code = Located(value: code, location: subregion.location)
      var record = CountryRecord(code: code, source: .cldr, standing: .mentioned)
      record.facts[.region] = name(region.value)
      record.facts[.subregion] = name(subregion.value)
      return record
    }
  }
}
