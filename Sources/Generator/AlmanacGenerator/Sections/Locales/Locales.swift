/// The raw value of the case is the identifier with underscores. The device's locales have no record.
typealias CurrencyLocale = EnumEntry<LocaleRecord>

extension CurrencyLocale {
  /// The territory in lowercase; `nil` if it is a numeric region, such as a part of the world.
  var territory: Located<String>? {
    guard let record, let territory = record.parts?.region, territory.consists(of: .letters) else { return nil }
    return Located(value: territory.lowercased(), location: record.code.location)
  }
}

/// The locales of a target.
struct Locales: EnumSection {
  static let kind = SectionKind.locales

  /// The device's locales, which are in every generated enum.
  fileprivate static let deviceLocales = [
    CurrencyLocale(code: "current", name: "Current", record: nil, caseName: "current"),
    CurrencyLocale(
      code: "currentAutoUpdating",
      name: "Current (auto-updating)",
      record: nil,
      caseName: "autoUpdating"
    ),
  ]

  /// Sorted by identifier.
  let entries: [CurrencyLocale]

  static func read(_ files: SectionFiles, _ settings: LocaleSettings, _ problems: Problems) -> Locales {
    var data = LocaleData()
    let isSound = Format.read(files, of: "locales", into: &data, problems)
    if isSound, data.records.isEmpty {
      let advice = "add a list, such as CLDR's availableLocales.json or defaultContent.json"
      files.reportEmptiness("locales", advice: advice, problems)
    }
    let merger = LocaleMerger(locales: settings, names: data.names, problems: problems)
    let locales = merger.named(merger.records(of: data), files.aliases) + deviceLocales
    return Locales(entries: locales.sorted(byBytesOf: \.code))
  }
}

/// Merges the records of all files into one entry for each locale.
private struct LocaleMerger {
  let locales: LocaleSettings

  /// The display names of the parts of identifiers.
  let names: [String: Located<String>]
  let problems: Problems

  private var settings: SectionSettings { locales.section }

  /// Returns the records of the locales to use, sorted by identifier. If several files contain a name, the first one
  /// wins.
  func records(of data: LocaleData) -> [(identifier: String, record: LocaleRecord)] {
    var merged: [String: LocaleRecord] = [:]
    var duplicates = DuplicateEntries(problems)
    for var record in data.records {
      guard let parts = parts(of: record.code) else { continue }
      record.parts = parts
      let identifier = parts.parts.joined(separator: "_")
      duplicates.check(record.code, as: identifier)
      if merged[identifier]?.complete(with: record) == nil { merged[identifier] = record }
    }
    settings.reportUnknownEntries(locales.formats.entries.map(\.key), among: Set(merged.keys), problems)
    return merged.filter { settings.uses($0.key) }.sortedByKey.map { ($0, $1) }
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

  func named(_ records: [(identifier: String, record: LocaleRecord)], _ sets: [AliasSet.Alias]) -> [CurrencyLocale] {
    let drafts = records.compactMap { identifier, record -> (CurrencyLocale, CaseNames.Candidate)? in
      guard let name = name(of: identifier, record) else { return nil }
      var named = record
      named.partNames = name.parts
      let locale = CurrencyLocale(code: identifier, name: name.text, record: named)
      return (locale, candidate(identifier, name, record))
    }
    let reserved = Set(Locales.deviceLocales.map(\.caseName))
    return CaseNames.entries(of: drafts, reserving: reserved, sets: sets, settings, problems)
  }

  private func candidate(_ identifier: String, _ name: Name, _ record: LocaleRecord) -> CaseNames.Candidate {
    let code = identifier.replacing(each: "_", with: "")
    return CaseNames.Candidate(
      identifier: settings.cases == .code ? code : SwiftIdentifier.caseName(forAllWordsOf: name.words),
      suffix: code.prefix(1).uppercased() + code.dropFirst(),
      description: "'\(record.code.value)'",
      location: name.location,
      isOwn: record.isOwn
    )
  }

  /// A display name, and the names of its parts.
  private struct Name {
    let text: String
    let words: [String]
    let location: SourceLocation
    var parts: [Located<String>] = []
  }

  /// Returns the name of a locale: from the settings, from the data, or from the names of its parts.
  private func name(of identifier: String, _ record: LocaleRecord) -> Name? {
    if let name = settings.names[identifier] ?? record[.name] {
      if name.value.isBlank {
        let message = "the name of '\(identifier)' is empty; fill it in, or remove it"
        problems.report(.dataValue, at: name.location, message)
        return nil
      }
      return Name(text: name.value, words: [name.value], location: name.location)
    }
    let location = record.code.location
    // CLDR writes variants in uppercase.
    let variants = record.parts?.variants ?? []
    let codes = identifier.split(separator: "_").map(String.init)
    let keys = codes.map { variants.contains($0) ? $0.uppercased() : $0 }
    if !record.hasInvalidName, let unnamed = keys.first(where: { names[$0] == nil }) {
      let part = keys.count > 1 ? " for its part '\(unnamed)'" : ""
      let message = "'\(identifier)' has no name\(part), so its code is used; add a 'name'"
      problems.report(.nameMissing, at: location, message)
    }
    let words = zip(keys, codes).map { names[$0]?.value ?? $1 }
    let details = words.dropFirst().joined(separator: ", ")
    return Name(
      text: details.isEmpty ? words[0] : "\(words[0]) (\(details))",
      words: words,
      location: location,
      parts: keys.compactMap { names[$0] }
    )
  }
}
