/// The raw value of the case is the BCP 47 code.
typealias Language = EnumEntry<LanguageRecord>

/// The languages of a target.
struct Languages: EnumSection {
  static let kind = SectionKind.languages

  /// Sorted by code.
  let entries: [Language]

  /// The languages of the names, the main one first.
  let languages: [String]

  /// The location of the first file.
  let location: SourceLocation

  /// Whether all files could be read.
  let isComplete: Bool

  static func read(_ files: SectionFiles, _ settings: SectionSettings, _ problems: Problems) -> Languages {
    var data = LanguageData()
    let isSound = Format.read(files, of: "languages", main: settings.languages.main, into: &data, problems)
    for index in data.records.indices { data.records[index].useName(.name, in: settings.languages.main) }
    if isSound, !data.records.contains(where: { $0.source < .supplement }) {
      files.reportEmptiness("languages", problems)
    }
    settings.languages.reportUnknown(in: .languages, files, known: data.records.flatMap(\.names.keys), problems)
    let merger = LanguageMerger(settings: settings, problems: problems)
    return Languages(
      entries: merger.named(merger.records(of: data)),
      languages: settings.languages.all,
      location: files.first,
      isComplete: files.isComplete
    )
  }
}

extension SectionSettings {
  /// Reads the settings of languages.
  mutating func readLanguages(_ object: JSONObject) {
    read(object)
    for code in allow.located {
      let canonical = LanguageTag.canonical(code.value)
      if LanguageTag(code.value) != nil, canonical == code.value { continue }
      object.report(.languageCode, at: code.location, LanguageCode.message(code.value, canonical))
    }
  }
}

/// Merges the records of all files into one entry for each language.
private struct LanguageMerger {
  let settings: SectionSettings
  let problems: Problems

  /// Returns the records of the languages to use, sorted by code. If several files contain a fact, the first one wins.
  func records(of data: LanguageData) -> [LanguageRecord] {
    var merged: [String: LanguageRecord] = [:]
    var duplicates = DuplicateEntries(problems)
    for record in data.records.ownFirst where isSound(record) {
      let key = record.key
      if record.source < .dictionary { duplicates.check(record.code, as: key) }
      if merged[key]?.complete(with: record) == nil { merged[key] = record }
    }
    // "pt-BR" has the script of "pt".
    for (key, record) in merged where record[.script] == nil {
      let base = merged[String(key.prefix { $0 != "-" })]
      merged[key]?.facts[.script] = base?.facts[.script]
    }
    // If there is no list, the languages that a dictionary names in the main language are the list. Entries in
    // Almanac's own format are added.
    let hasList = merged.values.contains { $0.source == .list }
    let main = settings.languages.main
    let listed = merged.filter { _, record in
      switch record.source {
      case .own, .list: true
      case .dictionary: !hasList && record.names[main] != nil
      case .supplement: false
      }
    }
    settings.reportUnknownEntries(among: Set(listed.keys), problems)
    return listed.filter { settings.uses($0.key) }.sortedByKey.map(\.value)
  }

  private func isSound(_ record: LanguageRecord) -> Bool {
    let code = record.code
    guard LanguageTag(code.value) != nil else {
      problems.report(.languageCode, at: code.location, LanguageCode.message(code.value, record.key))
      return false
    }
    if record.source == .own, code.value != record.key {
      problems.report(.languageCode, at: code.location, LanguageCode.message(code.value, record.key))
    }
    // Third-party data can be from a later version of Unicode.
    if record.source == .own, let script = record[.script], !ScriptCode.isScript(script.value) {
      let message =
        "\(record.field(.script)): '\(script.value)' is not a script code of ISO 15924 "
        + "(\(StandardCodes.scriptVersion)), such as 'Latn'"
      problems.report(.dataValue, at: script.location, message)
    }
    record.checkText(of: .nativeName, problems)
    record.checkNames(problems)
    return true
  }

  /// Names the records, and drops those without a case.
  func named(_ records: [LanguageRecord]) -> [Language] {
    let drafts = records.map { record in
      let name = name(of: record)
      var named = record
      named.facts[.name] = [name]
      if let script = LanguageTag(record.key)?.script {
        named.facts[.script] = [Located(value: script, location: record.code.location)]
      }
      return (Language(code: record.key, name: name.value, record: named), candidate(record, name))
    }
    return CaseNames.entries(of: drafts, settings, problems)
  }

  private func candidate(_ record: LanguageRecord, _ name: Located<String>) -> CaseNames.Candidate {
    let key = record.key
    return CaseNames.Candidate(
      identifier: settings.cases == .code
        ? SwiftIdentifier.caseName(for: key) : SwiftIdentifier.caseName(forAllWordsOf: [name.value]),
      suffix: key.prefix(1).uppercased() + key.dropFirst().replacing(each: "-", with: ""),
      description: "'\(record.code.value)' (\(name.value))",
      location: name.location,
      isOwn: record.source == .own,
      // If two languages have the same name, the one with a two-letter code is the common one.
      isInUse: key.utf8.count == 2
    )
  }

  /// Returns the name in the main language, or the code if no file contains a name.
  private func name(of record: LanguageRecord) -> Located<String> {
    let main = settings.languages.main
    if let name = settings.names[record.key] ?? record.names[main] ?? record.fallbackName, !name.value.isBlank {
      return name
    }
    if record.names[main] == nil { record.reportUnnamed(in: main, problems) }
    return Located(value: record.key, location: record.code.location)
  }
}
