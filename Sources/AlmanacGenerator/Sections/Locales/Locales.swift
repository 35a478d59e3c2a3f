/// A locale.
struct CurrencyLocale: Sendable {
  /// The identifier with underscores, which is the raw value of the case.
  let identifier: String

  /// The name of the Swift case.
  let caseName: String

  /// The aliases of the case, sorted.
  var aliases: [Located<String>]

  let name: String

  /// The names of the parts that form the name, if no file has a name for the whole identifier.
  var partNames: [Located<String>] = []

  /// The merged record; `nil` for the locales of the device.
  let record: LocaleRecord?

  /// The parts of the identifier; `nil` for the locales of the device.
  let parts: LanguageTag?

  /// The territory in lower case; `nil` if it is a numeric region, such as a part of the world.
  var territory: Located<String>? {
    guard let record, let territory = parts?.region, territory.consists(of: .letters) else { return nil }
    return Located(value: territory.lowercased(), location: record.identifier.location)
  }
}

/// The locales of a target.
struct Locales: Section {
  static let kind = SectionKind.locales

  /// The locales of the device, which every generated enum has.
  fileprivate static let deviceLocales = [
    CurrencyLocale(identifier: "current", caseName: "current", aliases: [], name: "Current", record: nil, parts: nil),
    CurrencyLocale(
      identifier: "currentAutoUpdating",
      caseName: "autoUpdating",
      aliases: [],
      name: "Current, updating by itself",
      record: nil,
      parts: nil
    ),
  ]

  /// Sorted by identifier.
  let entries: [CurrencyLocale]

  static func read(_ files: SectionFiles, _ settings: SectionSettings, _ problems: Problems) -> Locales {
    var data = LocaleData()
    let isSound = Format.read(files, of: "locales", into: &data, problems)
    if isSound, data.records.isEmpty {
      let message =
        "the files of 'locales' do not list a locale; of CLDR's files, availableLocales.json and defaultContent.json do"
      problems.report(.dataEmpty, at: files.first, message)
    }
    let merger = LocaleMerger(settings: settings, names: data.names, problems: problems)
    let locales = merger.named(merger.records(of: data), files.aliases) + deviceLocales
    return Locales(entries: locales.sorted(byBytesOf: \.identifier))
  }

  var names: [String] { entries.map(\.identifier) }
}

/// Merges the records of all files into one entry for each locale.
private struct LocaleMerger {
  private typealias Entry = (identifier: String, record: LocaleRecord, parts: LanguageTag)

  let settings: SectionSettings

  /// The display names of the parts of identifiers.
  let names: [String: Located<String>]
  let problems: Problems

  /// The records of the locales to use, sorted by identifier. If several files have a name, the first one wins.
  func records(of data: LocaleData) -> [(identifier: String, record: LocaleRecord, parts: LanguageTag)] {
    var merged: [String: (record: LocaleRecord, parts: LanguageTag)] = [:]
    var duplicates = DuplicateEntries(problems)
    for record in data.records {
      guard let parts = parts(of: record.identifier) else { continue }
      let identifier = parts.parts.joined(separator: "_")
      duplicates.check(record.identifier, as: identifier)
      if merged[identifier]?.record.complete(with: record) == nil { merged[identifier] = (record, parts) }
    }
    settings.reportUnknownEntries(among: Set(merged.keys), problems)
    return merged.filter { settings.uses($0.key) }.sortedByKey.map { ($0, $1.record, $1.parts) }
  }

  private func parts(of text: Located<String>) -> LanguageTag? {
    guard let parts = LanguageTag(text.value) else {
      let message =
        "'\(text.value)' is not a locale identifier; write language[_Script][_TERRITORY][_VARIANT], such as 'en_US'"
      problems.report(.localeIdentifier, at: text.location, message)
      return nil
    }
    let identifier = parts.parts.joined(separator: "_")
    if identifier != text.value.replacing(each: "-", with: "_") {
      let message = "'\(text.value)' has the wrong case; write '\(identifier)'"
      problems.report(.localeIdentifier, at: text.location, message)
    }
    return parts
  }

  func named(
    _ records: [(identifier: String, record: LocaleRecord, parts: LanguageTag)],
    _ aliases: [AliasSet.Alias]
  ) -> [CurrencyLocale] {
    var cases = CaseNames(reserving: Set(Locales.deviceLocales.map(\.caseName)), problems)
    let named = records.compactMap { entry in name(of: entry).map { (entry, $0) } }
    let caseNames = cases.cases(of: named.map { entry, name in candidate(entry, name) })
    var entries = zip(named, caseNames).compactMap { named, caseName -> CurrencyLocale? in
      guard let caseName else { return nil }
      let (entry, name) = named
      return CurrencyLocale(
        identifier: entry.identifier,
        caseName: caseName,
        aliases: cases.aliases(entry.record.aliases, of: entry.identifier, caseName: caseName, settings),
        name: name.text,
        partNames: name.parts,
        record: entry.record,
        parts: entry.parts
      )
    }
    cases.addAliasSets(aliases, to: &entries, code: \.identifier, aliases: \.aliases)
    return entries
  }

  private func candidate(_ entry: Entry, _ name: Name) -> CaseNames.Candidate {
    let code = entry.identifier.replacing(each: "_", with: "")
    // The text in parentheses can distinguish locales.
    let words = name.words.map { $0.replacing(each: "(", with: " ").replacing(each: ")", with: " ") }
    return CaseNames.Candidate(
      identifier: settings.cases == .code ? code : SwiftIdentifier.caseName(forNames: words),
      suffix: code.prefix(1).uppercased() + code.dropFirst(),
      description: "'\(entry.identifier)'",
      location: name.location,
      isOwn: entry.record.isOwn
    )
  }

  /// A display name, and the names of its parts.
  private struct Name {
    let text: String
    let words: [String]
    let location: SourceLocation
    var parts: [Located<String>] = []
  }

  /// The name of a locale: from the settings, from the data, or from the names of its parts.
  private func name(of entry: Entry) -> Name? {
    if let name = settings.names[entry.identifier] ?? entry.record[.name] {
      if name.value.isBlank {
        let message = "the name of '\(entry.identifier)' is empty; write it or leave it out"
        problems.report(.dataValue, at: name.location, message)
        return nil
      }
      return Name(text: name.value, words: [name.value], location: name.location)
    }
    let location = entry.record.identifier.location
    // CLDR writes variants in upper case.
    let keys = entry.parts.parts.map { entry.parts.variants.contains($0) ? $0.uppercased() : $0 }
    if !entry.record.hasInvalidName, let unnamed = keys.first(where: { names[$0] == nil }) {
      let part = keys.count > 1 ? " for its part '\(unnamed)'" : ""
      let message = "'\(entry.identifier)' has no name\(part), so the code is used; add a 'name'"
      problems.report(.nameMissing, at: location, message)
    }
    let words = zip(keys, entry.parts.parts).map { names[$0]?.value ?? $1 }
    let details = words.dropFirst().joined(separator: ", ")
    return Name(
      text: details.isEmpty ? words[0] : "\(words[0]) (\(details))",
      words: words,
      location: location,
      parts: keys.compactMap { names[$0] }
    )
  }
}
