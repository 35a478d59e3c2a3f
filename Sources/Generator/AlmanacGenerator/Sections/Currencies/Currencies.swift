/// The raw value of the case is the ISO 4217 code.
typealias Currency = EnumEntry<CurrencyRecord>

/// The currencies of a target.
struct Currencies: EnumSection {
  static let kind = SectionKind.currencies

  /// Sorted by code.
  let entries: [Currency]

  /// The codes of the legal tender of each territory, by territory code in lowercase, if the files state it.
  let tenders: [String: [Located<String>]]

  /// The languages of the names, the main one first.
  let languages: [String]

  /// The location of the first file.
  let location: SourceLocation

  /// Whether all files could be read.
  let isComplete: Bool

  static func read(_ files: SectionFiles, _ settings: CurrencySettings, _ problems: Problems) -> Currencies {
    var data = CurrencyData()
    let isSound = Format.read(files, of: "currencies", main: settings.languages.main, into: &data, problems)
    if isSound, !data.records.contains(where: { $0.source != .dictionary || $0[.name] != nil }) {
      files.reportEmptiness("currencies", problems)
    }
    settings.languages.reportUnknown(in: .currencies, files, known: data.records.flatMap(\.names.keys), problems)
    let merger = CurrencyMerger(currencies: settings, problems: problems)
    return Currencies(
      entries: merger.named(merger.records(of: data), data.current, files.aliases),
      tenders: data.tenders,
      languages: settings.languages.all,
      location: files.first,
      isComplete: files.isComplete
    )
  }
}

/// Merges the records of all files into one entry for each currency.
private struct CurrencyMerger {
  let currencies: CurrencySettings
  let problems: Problems

  private var settings: SectionSettings { currencies.section }

  /// Returns the records of the currencies to use, sorted by code. If several files contain a fact, the first one wins.
  func records(of data: CurrencyData) -> [CurrencyRecord] {
    var merged: [String: CurrencyRecord] = [:]
    var duplicates = DuplicateEntries(problems)
    for var record in data.records {
      let code = record.code.value
      if record.isOwn { record.ownFacts = Set(record.facts.keys) }
      if record.source != .dictionary { duplicates.check(record.code, as: code) }
      if merged[code]?.complete(with: record, main: currencies.languages.main) == nil { merged[code] = record }
    }
    // A dictionary also contains facts about currencies that it doesn't name.
    let named = merged.values.filter { $0.source != .dictionary || $0[.name] != nil }
    // If there is no list, the currencies in use that a dictionary names are the list. Entries in Almanac's own format
    // are added.
    let hasList = merged.values.contains { $0.source == .list }
    let marked = named.map { record in
      var record = record
      let isListed = record.source != .dictionary || !hasList && data.current?.contains(record.code.value) != false
      let isHistoric = record.isHistoric ?? !isListed
      record.facts[.historic] = isHistoric ? [Located(value: true.description, location: record.code.location)] : nil
      return record
    }
    let records = marked.filter { currencies.includesHistoric || $0.isHistoric == nil }
    reportUnknownEntries(among: Set(records.map(\.code.value)), named: Set(named.map(\.code.value)))
    let used = records.filter { settings.uses($0.code.value) && isSound($0) }.sorted(byBytesOf: \.code.value)
    checkSharedNumbers(used.filter { $0.isHistoric == nil })
    return used
  }

  /// Reports numeric codes that several currencies in use share. A former currency can have its successor's code.
  private func checkSharedNumbers(_ records: [CurrencyRecord]) {
    var owners: [String: CurrencyRecord] = [:]
    let isOwn = { (record: CurrencyRecord) in record.ownFacts.contains(.numericCode) }
    for record in records.filter({ !isOwn($0) }) + records.filter(isOwn) {
      guard let number = record[.numericCode] else { continue }
      guard let owner = owners[number.value], let other = owner[.numericCode]?.location else {
        owners[number.value] = record
        continue
      }
      let message =
        "the numeric code '\(number.value)' of '\(record.code.value)' is already used by '\(owner.code.value)' "
        + "(\(other.text)); correct one of them, or set 'historic' for a former currency"
      problems.report(.entryDuplicate, at: number.location, message)
    }
  }

  /// Returns the name in the main language: from the settings, a list, or CLDR. A dictionary in another language is
  /// used only if there is none.
  private func name(of record: CurrencyRecord) -> Located<String>? {
    if let name = settings.names[record.code.value] { return name }
    let isOther = record[.name].map { name in record.names.values.contains { $0.location == name.location } } ?? true
    return isOther ? record.names[currencies.languages.main] ?? record[.name] : record[.name]
  }

  /// Reports settings for currencies that don't exist, or that only `historic` adds.
  private func reportUnknownEntries(among known: Set<String>, named: Set<String>) {
    let historic = named.subtracting(known)
    for key in settings.entryKeys where historic.contains(key.value) {
      let message = "'\(key.value)' is not in use today; to include such currencies, set 'historic: true'"
      problems.report(.entryUnknown, at: key.location, message)
    }
    settings.reportUnknownEntries(among: known, besides: historic, problems)
  }

  private func isSound(_ record: CurrencyRecord) -> Bool {
    let code = record.code.value
    let isCode = code.isCurrencyCode || code.isOwnCurrencyCode && settings.allow.values.contains(code)
    if !isCode {
      problems.report(.currencyCode, at: record.code.location, code.currencyCodeMessage)
    }
    if record[.name] == nil, !record.hasInvalidName, settings.names[code] == nil {
      problems.report(.dataField, at: record.code.location, "'\(code)' has no 'name'; add one")
    }
    // CLDR's name is also the one in its language.
    if !record.names.values.contains(where: { $0.location == record[.name]?.location }) {
      record.checkText(of: .name, problems)
    }
    record.checkText(of: .symbol, problems)
    if let symbol = record[.symbol], let fault = FormatRules.fault(ofSymbol: symbol.value) {
      problems.report(.dataValue, at: symbol.location, "\(record.field(.symbol)): '\(symbol.value)' \(fault)")
    }
    record.plurals.check(of: code, problems)
    record.checkNames(problems)
    return isCode
  }

  /// Returns the entries of all records with a name and a case. `current` are the codes of currencies in use, if the
  /// files state it.
  func named(_ records: [CurrencyRecord], _ current: Set<String>?, _ sets: [AliasSet.Alias]) -> [Currency] {
    let base = CurrencyPlurals.base(of: currencies.languages.main)
    let drafts = records.compactMap { record -> (Currency, CaseNames.Candidate)? in
      guard let name = name(of: record), !name.value.isBlank else { return nil }
      var named = record
      named.facts[.name] = [name]
      if settings.names[record.code.value] != nil { named.plurals.remove { $0 == base } }
      let currency = Currency(code: record.code.value, name: name.value, record: named)
      return (currency, candidate(record, name, current))
    }
    return CaseNames.entries(of: drafts, sets: sets, settings, problems)
  }

  private func candidate(
    _ record: CurrencyRecord,
    _ name: Located<String>,
    _ current: Set<String>?
  ) -> CaseNames.Candidate {
    let (code, isHistoric) = (record.code.value, record.isHistoric == true)
    let isInUse = !isHistoric && current?.contains(code) ?? LegalTender.codes.contains(Substring(code))
    return CaseNames.Candidate(
      identifier: settings.cases == .code ? code.lowercased() : SwiftIdentifier.caseName(forNames: [name.value]),
      suffix: code,
      description: "'\(code)' (\(name.value))",
      location: name.location,
      // A former currency doesn't prevent the one in use from having its name.
      isOwn: record.source == .own && !isHistoric,
      isInUse: isInUse,
      isQualified: name.value.contains("("),
      // Among all currencies of the past, many have the name of a later one.
      warnsIfRenamed: isInUse || !currencies.includesHistoric
    )
  }
}
