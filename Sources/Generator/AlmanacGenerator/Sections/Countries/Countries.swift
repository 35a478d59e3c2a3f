/// A country or region, or anything else with a flag or facts. The raw value of the case is the name of the flag, or
/// the alpha-2 code in lowercase.
typealias Country = EnumEntry<CountryRecord>

/// The countries of a target.
struct Countries: EnumSection {
  static let kind = SectionKind.countries

  let settings: CountrySettings

  /// Sorted by the UTF-8 bytes of their codes.
  let entries: [Country]

  /// The location of the first file of facts, or `nil` if there is none.
  let facts: SourceLocation?

  /// The flags, or `nil` if there is no flags folder.
  let flags: FlagFolder?

  /// The flags with valid names, by name.
  let flagFiles: [String: FlagFile]

  /// Whether all files could be read.
  let isComplete: Bool

  /// Reads the countries with flags or facts, or returns `nil` if there are neither.
  static func read(_ inputs: ParsedInputs, _ problems: Problems) -> Countries? {
    let (settings, files) = (inputs.settings.sections.countries, inputs.files[.countries])
    if files == nil { settings.reportUseOfNames(problems) }
    guard files != nil || inputs.flags != nil else { return nil }
    let merger = CountryMerger(settings: settings, problems: problems)
    let list = files.map { self.list(of: $0, merger) } ?? CountryMerger.List()
    if let flags = inputs.flags {
      FlagSetRules(settings: settings, flags: flags, problems: problems)
        .check(required: inputs.required, described: list.listed, known: list.known)
    }
    let flags = inputs.flags.map { FlagNameRules(settings: settings, problems: problems).wellNamed($0.files) } ?? []
    if files == nil {
      let required = Set(inputs.required?.map(\.value) ?? [])
      FlagCodeRules(settings: settings, required: required, outdated: inputs.outdated, problems: problems).check(flags)
    }
    let flagFiles = Dictionary(flags.map { ($0.name, $0) }) { first, _ in first }
    let namer = CountryNamer(settings: settings, problems: problems)
    return Countries(
      settings: settings,
      entries: namer.countries(of: list, inputs.flags == nil ? nil : flagFiles),
      facts: files?.first,
      flags: inputs.flags,
      flagFiles: flagFiles,
      isComplete: files?.isComplete ?? true
    )
  }

  private static func list(of files: SectionFiles, _ merger: CountryMerger) -> CountryMerger.List {
    var data = CountryData()
    let problems = merger.problems
    let languages = merger.settings.languages
    let isSound = Format.read(files, of: "countries", main: languages.main, into: &data, problems)
    let errorCount = problems.errorCount
    let list = merger.list(of: data)
    // Entries with wrong codes are there, and are reported.
    let isEmpty = list.known.isEmpty || data.records.allSatisfy { $0.standing == .mentioned }
    if isSound, problems.errorCount == errorCount, list.listed.isEmpty, isEmpty {
      files.reportEmptiness("countries", problems)
    }
    languages.reportUnknown(in: .countries, files, known: list.records.values.flatMap(\.names.keys), problems)
    return list
  }

  var languages: [String] { settings.languages.all }

  /// Returns the path of a country's flag, or of the fallback; `nil` if the target has no flags.
  func flagPath(of country: Country) -> String? {
    (flagFiles[country.code] ?? flagFiles[settings.flags.fallbackName])?.path
  }

  /// Returns the kind that the data states, or else the code's kind. A fallback that is a country, such as `us`,
  /// remains one.
  func kind(of country: Country) -> CountryKind {
    if let stated = CountryKind(rawValue: country.text(.kind)) { return stated }
    let kind = CountryKind(code: country.code)
    let isStandIn =
      country.code == settings.flags.fallbackName && !EmojiCharacter.regions.contains(country.code.uppercased())
    return kind == .country && isStandIn ? .other : kind
  }
}

extension CountrySettings {
  /// Reports settings that have no effect because no file contains names.
  fileprivate func reportUseOfNames(_ problems: Problems) {
    let uses = [
      ("cases", section.cases == .name ? section.casesLocation : nil, "set 'cases' to 'code'"),
      ("languages", languages.isOfSection ? languages.others.first?.location : nil, "remove 'languages'"),
      ("names", section.names.entries.first?.key.location, "remove 'names'"),
    ]
    for (key, location, remedy) in uses {
      guard let location else { continue }
      let message = "'\(key)' needs the names of countries; add a countries.json, or \(remedy)"
      problems.report(.configValue, at: location, message)
    }
  }
}

/// Combines flags and facts into the sorted and named entries of the generated enum.
private struct CountryNamer {
  let settings: CountrySettings
  let problems: Problems

  /// Returns the countries with a Swift name, sorted by code. The flags are by name, or `nil` if there is no flags
  /// folder.
  func countries(of list: CountryMerger.List, _ flags: [String: FlagFile]?) -> [Country] {
    let records = list.records
    // Without a list, the territories are the countries. With flags, they only add facts.
    let listed = list.listed.isEmpty && flags == nil ? list.territories : list.listed
    let codes = (flags.map { Set($0.keys) } ?? list.additions).union(listed)
    if flags == nil { settings.section.reportUnknownEntries(among: list.known.union(codes), problems) }
    let sorted = codes.sortedByBytes
    for record in sorted.compactMap({ records[$0] })
    where record.facts[.name] == nil && record.standing != .mentioned {
      record.reportUnnamed(in: settings.languages.main, problems)
    }
    let drafts = sorted.map { code in
      let record = records[code] ?? Self.names(of: code, records)
      let country = Country(code: code, name: record?[.name]?.value ?? "", record: record)
      return (country, candidate(code, records[code], flags?[code]?.location))
    }
    return CaseNames.entries(of: drafts, settings.section, problems)
  }

  /// Returns the names to use for a code: for `uk`, those of the United Kingdom.
  private static func names(of code: String, _ records: [String: CountryRecord]) -> CountryRecord? {
    let assigned = CountryCode.assigned(code)
    guard assigned != code, var record = records[assigned] else { return nil }
    record.facts = record.facts.filter { $0.key == .name }
    record.aliases = []
    return record
  }

  private func candidate(_ code: String, _ record: CountryRecord?, _ flag: SourceLocation?) -> CaseNames.Candidate {
    if settings.section.cases == .name, let name = record?.facts[.name]?.first {
      return CaseNames.Candidate(
        identifier: SwiftIdentifier.caseName(forNames: [name.value]),
        suffix: code.uppercased(),
        description: "'\(record?.code.value ?? code)' (\(name.value))",
        location: name.location,
        isOwn: record?.source == .own
      )
    }
    return CaseNames.Candidate(
      identifier: SwiftIdentifier.caseName(for: code),
      suffix: "",
      description: "'\(flag == nil ? record?.code.value ?? code : code)'",
      location: flag ?? record?.code.location ?? SourceLocation(path: code),
      isOwn: record?.source == .own || flag != nil
    )
  }
}
