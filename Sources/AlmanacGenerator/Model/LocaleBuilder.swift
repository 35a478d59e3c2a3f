/// Merges what files say of locales, and names their cases.
struct LocaleBuilder {
  /// The locales of the device, which every generated enum has.
  private static let deviceLocales = [
    CurrencyLocale(identifier: "current", caseName: "current", aliases: [], name: "Current"),
    CurrencyLocale(
      identifier: "currentAutoUpdating",
      caseName: "autoUpdating",
      aliases: [],
      name: "Current, updating by itself"
    ),
  ]

  private let configuration: ListConfiguration
  private var names = CaseRules(reserving: Set(Self.deviceLocales.map(\.caseName)))
  private var problems: [Diagnostic] = []

  /// What is wrong with the entries.
  var diagnostics: [Diagnostic] { problems + names.diagnostics }

  init(configuration: ListConfiguration) {
    self.configuration = configuration
  }

  /// The locales, sorted by identifier, with those of the device among them.
  mutating func locales(of data: LocaleData) -> [CurrencyLocale] {
    let records = merged(data.records)
    for alias in configuration.aliases where records[alias.code.value] == nil {
      problems.append(.unknownEntry(alias.code, among: records.keys.sorted()))
    }
    let named = records.sorted { $0.key < $1.key }.compactMap { identifier, entry -> CurrencyLocale? in
      locale(identifier, entry.record, entry.parts, names: data.names)
    }
    return (named + Self.deviceLocales).sorted {
      $0.identifier.utf8.lexicographicallyPrecedes($1.identifier.utf8)
    }
  }

  /// The first record of each identifier, and the identifier's parts.
  private mutating func merged(
    _ records: [LocaleRecord]
  ) -> [String: (record: LocaleRecord, parts: LocaleIdentifier)] {
    var merged: [String: (record: LocaleRecord, parts: LocaleIdentifier)] = [:]
    for record in records {
      let text = record.identifier
      guard let parts = LocaleIdentifier(text.value) else {
        let message =
          "'\(text.value)' is no locale identifier; it is language[_Script][_TERRITORY][_VARIANT], such as 'en_US'"
        report(.localeIdentifier, text.location, message)
        continue
      }
      let identifier = parts.parts.joined(separator: "_")
      if identifier != text.value.map({ $0 == "-" ? "_" : String($0) }).joined() {
        report(.localeIdentifier, text.location, "'\(text.value)' has the wrong case; write '\(identifier)'")
      }
      if let first = merged[identifier]?.record.identifier.location {
        guard first.path == text.location.path else { continue }
        report(.entryDuplicate, text.location, "'\(identifier)' stands in line \(first.line) already; keep one of them")
      } else {
        merged[identifier] = (record, parts)
      }
    }
    return merged
  }

  private mutating func locale(
    _ identifier: String,
    _ record: LocaleRecord,
    _ parts: LocaleIdentifier,
    names displayNames: [String: String]
  ) -> CurrencyLocale? {
    let partNames = record.name.map { [$0.value] } ?? zip(parts.nameKeys, parts.parts).map { displayNames[$0] ?? $1 }
    if record.name == nil, let unnamed = parts.nameKeys.first(where: { displayNames[$0] == nil }) {
      let message = "no file has a name for '\(unnamed)' of '\(identifier)'; the code stands for it"
      report(.nameMissing, record.identifier.location, message)
    }
    let location = record.name?.location ?? record.identifier.location
    let words = record.name.map { [$0.value.replacing(/[()]/, with: " ")] } ?? partNames
    let caseName =
      configuration.cases == .code ? identifier.replacing("_", with: "") : SwiftIdentifier.caseName(forNames: words)
    guard let caseName = names.claimCase(caseName, for: "'\(identifier)'", at: location) else { return nil }
    let configured = configuration.aliases.filter { $0.code.value == identifier }.flatMap(\.names)
    let aliases = (record.aliases + configured).compactMap { names.claimAlias($0, of: identifier) }.sorted()
    let details = partNames.dropFirst().joined(separator: ", ")
    let name = details.isEmpty ? partNames[0] : "\(partNames[0]) (\(details))"
    return CurrencyLocale(identifier: identifier, caseName: caseName, aliases: aliases, name: name)
  }

  private mutating func report(_ rule: Rule, _ location: SourceLocation, _ message: String) {
    problems.append(Diagnostic(rule, at: location, message))
  }
}
