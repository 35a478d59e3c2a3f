/// Merges what files say of locales, and names their cases.
struct LocaleBuilder {
  /// The locales of the device, which every generated enum has.
  private static let deviceLocales = [
    CurrencyLocale(identifier: "current", caseName: "current", aliases: [], name: "Current", record: nil),
    CurrencyLocale(
      identifier: "currentAutoUpdating",
      caseName: "autoUpdating",
      aliases: [],
      name: "Current, updating by itself",
      record: nil
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
    // All cases claim their names before the first alias does: an alias never pushes out a case.
    let named = records.sorted { $0.key < $1.key }.compactMap { identifier, entry in
      name(identifier, entry.record, entry.parts, data.names).map { (identifier, entry, $0) }
    }
    let locales = named.map { identifier, entry, name in
      CurrencyLocale(
        identifier: identifier,
        caseName: name.ofCase,
        aliases: names.claimAliases(entry.record.aliases, of: identifier, configured: configuration.aliases),
        name: name.forDisplay,
        partNames: name.parts,
        record: entry.record,
        territory: Self.country(entry.parts, at: entry.record.identifier.location)
      )
    }
    return (locales + Self.deviceLocales).sorted {
      $0.identifier.utf8.lexicographicallyPrecedes($1.identifier.utf8)
    }
  }

  /// A record for each identifier, and the identifier's parts. The first file that has a name stands.
  private mutating func merged(
    _ records: [LocaleRecord]
  ) -> [String: (record: LocaleRecord, parts: LocaleIdentifier)] {
    var merged: [String: (record: LocaleRecord, parts: LocaleIdentifier)] = [:]
    var places = EntryPlaces()
    for record in records {
      let text = record.identifier
      guard let parts = LocaleIdentifier(text.value) else {
        let message =
          "'\(text.value)' is no locale identifier; it is language[_Script][_TERRITORY][_VARIANT], such as 'en_US'"
        report(.localeIdentifier, text.location, message)
        continue
      }
      let identifier = parts.parts.joined(separator: "_")
      if identifier != text.value.replacing("-", with: "_") {
        report(.localeIdentifier, text.location, "'\(text.value)' has the wrong case; write '\(identifier)'")
      }
      places.add(text, as: identifier).map { problems.append($0) }
      if merged[identifier]?.record.complete(with: record) == nil { merged[identifier] = (record, parts) }
    }
    return merged
  }

  /// The names of a locale: the one it has, or those of its parts.
  private mutating func name(
    _ identifier: String,
    _ record: LocaleRecord,
    _ parts: LocaleIdentifier,
    _ names: [String: Located<String>]
  ) -> (ofCase: String, forDisplay: String, parts: [Located<String>])? {
    if let name = record.name {
      if name.value.allSatisfy(\.isWhitespace) {
        report(.dataValue, name.location, "'\(identifier)' has an empty name")
        return nil
      }
      return claimCase(identifier, [name.value], at: name.location).map { ($0, name.value, []) }
    }
    let location = record.identifier.location
    if let unnamed = parts.nameKeys.first(where: { names[$0] == nil }) {
      report(.nameMissing, location, "no file has a name for '\(unnamed)' of '\(identifier)'; the code stands for it")
    }
    let words = zip(parts.nameKeys, parts.parts).map { names[$0]?.value ?? $1 }
    let details = words.dropFirst().joined(separator: ", ")
    let forDisplay = details.isEmpty ? words[0] : "\(words[0]) (\(details))"
    let known = parts.nameKeys.compactMap { names[$0] }
    return claimCase(identifier, words, at: location).map { ($0, forDisplay, known) }
  }

  /// The territory of an identifier, unless it is a part of the world, which has a number.
  private static func country(_ parts: LocaleIdentifier, at location: SourceLocation) -> Located<String>? {
    guard let territory = parts.territory, territory.first?.isLetter == true else { return nil }
    return Located(value: territory.lowercased(), location: location)
  }

  private mutating func claimCase(_ identifier: String, _ words: [String], at location: SourceLocation) -> String? {
    // What tells locales apart may stand in parentheses.
    let words = words.map { $0.replacing(/[()]/, with: " ") }
    let name =
      configuration.cases == .code ? identifier.replacing("_", with: "") : SwiftIdentifier.caseName(forNames: words)
    return names.claimCase(name, for: "'\(identifier)'", at: location)
  }

  private mutating func report(_ rule: Rule, _ location: SourceLocation, _ message: String) {
    problems.append(Diagnostic(rule, at: location, message))
  }
}
