/// Merges what files say of currencies, and names their cases.
struct CurrencyBuilder {
  private let configuration: ListConfiguration
  private var names = CaseRules()
  private var problems: [Diagnostic] = []

  /// What is wrong with the entries.
  var diagnostics: [Diagnostic] { problems + names.diagnostics }

  init(configuration: ListConfiguration) {
    self.configuration = configuration
  }

  /// The currencies, sorted by code.
  mutating func currencies(of data: CurrencyData) -> [Currency] {
    let records = merged(data).filter { hasCode($0) }.sorted { $0.code.value < $1.code.value }
    reportUnknown(aliases: configuration.aliases, among: records.map(\.code.value))
    let named = records.compactMap { record in claimCase(record).map { (record, $0) } }
    return named.map { record, caseName in
      Currency(
        code: record.code.value,
        caseName: caseName,
        aliases: aliases(of: record),
        name: record.name?.value ?? record.code.value,
        record: record
      )
    }
  }

  /// A record for each currency, with what all files know of it. The first file that has a fact stands.
  private mutating func merged(_ data: CurrencyData) -> [CurrencyRecord] {
    var known: [String: CurrencyRecord] = [:]
    for record in data.known { Self.add(record, to: &known) }
    guard !data.listed.isEmpty else {
      return known.values.filter { $0.name != nil && data.current?.contains($0.code.value) != false }
    }
    var listed: [String: CurrencyRecord] = [:]
    var places: [[String]: SourceLocation] = [:]
    for record in data.listed {
      let code = record.code
      if let first = places.updateValue(code.location, forKey: [code.location.path, code.value]) {
        report(.entryDuplicate, code.location, "'\(code.value)' stands in line \(first.line) already; keep one of them")
      }
      Self.add(record, to: &listed)
    }
    for code in listed.keys { known[code].map { listed[code]?.complete(with: $0) } }
    return Array(listed.values)
  }

  private static func add(_ record: CurrencyRecord, to records: inout [String: CurrencyRecord]) {
    if records[record.code.value]?.complete(with: record) == nil { records[record.code.value] = record }
  }

  private mutating func hasCode(_ record: CurrencyRecord) -> Bool {
    let code = record.code.value
    if code.wholeMatch(of: /[A-Z]{3}/) != nil { return true }
    let hint = code.uppercased().wholeMatch(of: /[A-Z]{3}/) == nil ? "such as 'EUR'" : "'\(code.uppercased())'"
    report(
      .currencyCode,
      record.code.location,
      "'\(code)' is no currency code; it is three upper-case letters, \(hint)"
    )
    return false
  }

  private mutating func claimCase(_ record: CurrencyRecord) -> String? {
    let code = record.code
    guard let name = record.name else {
      report(.dataField, code.location, "'name' is missing from '\(code.value)', here and in the other files")
      return nil
    }
    guard !name.value.allSatisfy(\.isWhitespace) else {
      report(.dataValue, name.location, "'\(code.value)' has an empty name")
      return nil
    }
    let identifier =
      configuration.cases == .code ? code.value.lowercased() : SwiftIdentifier.caseName(forNames: [name.value])
    return names.claimCase(identifier, for: "'\(code.value)' (\(name.value))", at: name.location)
  }

  private mutating func aliases(of record: CurrencyRecord) -> [Located<String>] {
    let configured = configuration.aliases.filter { $0.code.value == record.code.value }.flatMap(\.names)
    return (record.aliases + configured).compactMap { names.claimAlias($0, of: record.code.value) }
      .sorted { $0.value < $1.value }
  }

  private mutating func reportUnknown(
    aliases: [(code: Located<String>, names: [Located<String>])],
    among codes: [String]
  ) {
    for alias in aliases where !codes.contains(alias.code.value) {
      problems.append(.unknownEntry(alias.code, among: codes))
    }
  }

  private mutating func report(_ rule: Rule, _ location: SourceLocation, _ message: String) {
    problems.append(Diagnostic(rule, at: location, message))
  }
}
