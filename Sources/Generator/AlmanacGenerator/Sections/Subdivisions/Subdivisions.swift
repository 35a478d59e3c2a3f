/// A part of a country. The raw value of the case is the ISO 3166-2 code with the country's part in lowercase:
/// `us-CA`.
typealias Subdivision = EnumEntry<SubdivisionRecord>

/// The subdivisions of a target.
struct Subdivisions: EnumSection {
  static let kind = SectionKind.subdivisions

  /// Sorted by code.
  let entries: [Subdivision]

  /// The languages of the names, the main one first.
  let languages: [String]

  /// The row of each type in the table of types, by its UTF-8 bytes, because strings with other bytes can be equal.
  let types: [[UInt8]: Int]

  static func read(_ files: SectionFiles, _ settings: SectionSettings, _ problems: Problems) -> Subdivisions {
    var data = SubdivisionData()
    let isSound = Format.read(files, of: "subdivisions", main: settings.languages.main, into: &data, problems)
    for index in data.records.indices where data.records[index].isOwn {
      data.records[index].useName(.name, in: settings.languages.main)
    }
    if isSound, !data.records.contains(where: { $0.source < .supplement }) {
      files.reportEmptiness("subdivisions", problems)
    }
    settings.languages.reportUnknown(in: .subdivisions, files, known: data.records.flatMap(\.names.keys), problems)
    let merger = SubdivisionMerger(settings: settings, problems: problems)
    let entries = merger.named(merger.records(of: data))
    let types = Set(entries.map { Array($0.text(.type).utf8) }).subtracting([[]]).sorted {
      $0.lexicographicallyPrecedes($1)
    }
    return Subdivisions(
      entries: entries,
      languages: settings.languages.all,
      types: Dictionary(uniqueKeysWithValues: types.enumerated().map { ($1, $0) })
    )
  }
}

/// Merges the records of all files into one entry for each subdivision.
private struct SubdivisionMerger {
  let settings: SectionSettings
  let problems: Problems

  /// Returns the records of the subdivisions to use, by key. If several files contain a fact, the first one wins.
  func records(of data: SubdivisionData) -> [String: SubdivisionRecord] {
    var merged: [String: SubdivisionRecord] = [:]
    var duplicates = DuplicateEntries(problems)
    for record in data.records.ownFirst {
      guard let key = soundKey(of: record) else { continue }
      if record.source < .dictionary { duplicates.check(record.code, as: key) }
      if merged[key]?.complete(with: record) == nil { merged[key] = record }
    }
    let hasList = merged.values.contains { $0.source < .dictionary }
    let listed = merged.filter { $0.value.source < .dictionary || !hasList && $0.value.source == .dictionary }
    settings.reportUnknownEntries(among: Set(listed.keys + listed.keys.map { String($0.prefix(2)) }), problems)
    for (key, record) in listed.sortedByKey { checkParent(of: record, key, among: listed) }
    return listed.filter { isUsed($0.key) }
  }

  /// Returns whether to use a subdivision. The settings can name it, or its country.
  private func isUsed(_ key: String) -> Bool {
    let names = [key, String(key.prefix(2))]
    let (included, excluded) = (settings.include.values, settings.exclude.values)
    return (included.isEmpty || names.contains(where: included.contains)) && !names.contains(where: excluded.contains)
  }

  /// Returns the raw value, or `nil` for a record whose code is reported.
  private func soundKey(of record: SubdivisionRecord) -> String? {
    let code = record.code
    guard let key = record.key else {
      let message = "'\(code.value)' is not an ISO 3166-2 code, such as 'US-CA'"
      problems.report(.subdivisionCode, at: code.location, message)
      return nil
    }
    for fact in [SubdivisionFact.name, .type, .otherNames] { record.checkText(of: fact, problems) }
    record.checkNames(problems)
    return key
  }

  /// Reports a parent that isn't a subdivision of the same country.
  private func checkParent(of record: SubdivisionRecord, _ key: String, among listed: [String: SubdivisionRecord]) {
    guard let parent = record[.parent] else { return }
    let other = SubdivisionRecord.key(parent.value)
    let fault: String
    switch other {
    case key: fault = "is the subdivision itself; name the one that contains it, or remove 'parent'"
    case let other? where other.prefix(3) != key.prefix(3):
      fault = "is in another country; name a subdivision of the same one"
    case let other? where listed[other] != nil: return
    default: fault = "is not in this list; add it, or correct the code"
    }
    problems.report(.dataValue, at: parent.location, "\(record.field(.parent)): '\(parent.value)' \(fault)")
  }

  /// Names the records, and drops those without a case.
  func named(_ records: [String: SubdivisionRecord]) -> [Subdivision] {
    let drafts = records.sortedByKey.map { key, record in
      let name = name(of: record)
      var named = record
      named.facts[.name] = [name]
      named.removeNames(
        settings.withoutNames[key] ?? [],
        from: [.otherNames],
        main: settings.languages.main,
        problems
      )
      named.facts[.parent] = record[.parent].map { parent in [parent.map { SubdivisionRecord.key($0) ?? $0 }] }
      return (Subdivision(code: key, name: name.value, record: named), candidate(key, record, name))
    }
    return CaseNames.entries(of: drafts, settings, problems)
  }

  private func candidate(_ key: String, _ record: SubdivisionRecord, _ name: Located<String>) -> CaseNames.Candidate {
    let parts = key.split(separator: "-").map(String.init)
    // Names are unique within a country at most.
    let names = ["\(parts[0]) \(name.value)"]
    return CaseNames.Candidate(
      identifier: settings.cases == .code ? parts.joined() : SwiftIdentifier.caseName(forAllWordsOf: names),
      suffix: parts[1],
      description: "'\(record.code.value)' (\(name.value))",
      location: name.location,
      isOwn: record.source == .own,
      // If a country has a city and a region of the same name, the region keeps it.
      isInUse: record[.parent] == nil,
      // Names of different levels are often the same, and nobody lists thousands of them by hand.
      warnsIfRenamed: false
    )
  }

  /// Returns the name in the main language, or else the name in ISO 3166-2, or else in English, or the code if no file
  /// contains a name.
  private func name(of record: SubdivisionRecord) -> Located<String> {
    let main = settings.languages.main
    let key = record.key ?? record.code.value
    if let name = settings.names[key] ?? record.names[main] ?? record[.name] ?? record.names[World.language],
      !name.value.isBlank
    {
      return name
    }
    if record.names[main] == nil { record.reportUnnamed(in: main, problems) }
    return record.code
  }
}
