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
    let codes = records.map(\.code.value)
    for alias in configuration.aliases where !codes.contains(alias.code.value) {
      problems.append(.unknownEntry(alias.code, among: codes))
    }
    let named = records.compactMap { record in claimCase(record).map { (record, $0) } }
    return named.map { record, caseName in
      Currency(
        code: record.code.value,
        caseName: caseName,
        aliases: names.claimAliases(record.aliases, of: record.code.value, configured: configuration.aliases),
        name: record.name?.value ?? record.code.value,
        record: record
      )
    }
  }

  /// A record for each currency, with what all files know of it. The first file that has a fact stands.
  private mutating func merged(_ data: CurrencyData) -> [CurrencyRecord] {
    var merged: [String: CurrencyRecord] = [:]
    var places = EntryPlaces()
    for record in data.records {
      let code = record.code.value
      if record.isListed { places.add(record.code, as: code).map { problems.append($0) } }
      if merged[code]?.complete(with: record) == nil { merged[code] = record }
    }
    let listed = merged.values.filter(\.isListed)
    guard listed.isEmpty else { return listed }
    return merged.values.filter { $0.name != nil && data.current?.contains($0.code.value) != false }
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
    let texts = [("name", name)] + (record.symbol.map { [("symbol", $0)] } ?? [])
    let empty = texts.filter { $0.1.value.allSatisfy(\.isWhitespace) }
    for (kind, text) in empty { report(.dataValue, text.location, "'\(code.value)' has an empty \(kind)") }
    guard empty.isEmpty else { return nil }
    let identifier =
      configuration.cases == .code ? code.value.lowercased() : SwiftIdentifier.caseName(forNames: [name.value])
    return names.claimCase(identifier, for: "'\(code.value)' (\(name.value))", at: name.location)
  }

  private mutating func report(_ rule: Rule, _ location: SourceLocation, _ message: String) {
    problems.append(Diagnostic(rule, at: location, message))
  }
}
