import Almanac

/// Brings sound flags and facts into the order and under the names of the generated enum.
struct CountryBuilder {
  private let configuration: CountriesConfiguration
  private var names = CaseRules()
  private var problems: [Diagnostic] = []

  /// What is wrong with the Swift names.
  var diagnostics: [Diagnostic] { problems + names.diagnostics }

  init(configuration: CountriesConfiguration) {
    self.configuration = configuration
  }

  /// The countries of some flags and facts, sorted by code.
  ///
  /// - Parameters:
  ///   - flags: Files whose names follow the naming rule, and their images; `nil` where there are none at all.
  ///   - records: What is known, by key.
  /// - Returns: All of them that have a Swift name; the others are in `diagnostics`.
  mutating func countries(
    of flags: [(file: FlagFile, image: FlagImage?)]?,
    records: [String: CountryRecord]
  ) -> [Country] {
    let files = Dictionary((flags ?? []).map { ($0.file.name, $0) }) { first, _ in first }
    let codes = Set(files.keys).union(Self.listed(records, amongFlags: flags != nil))
    if flags == nil {
      for code in configuration.include + configuration.aliases.map(\.code) where !codes.contains(code.value) {
        problems.append(.unknownEntry(code, among: codes.sorted()))
      }
    }
    reportUnnamed(codes.compactMap { records[$0] })
    let sorted = codes.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    // All cases claim their names before the first alias does: an alias never pushes out a case.
    let named = sorted.compactMap { code in
      claimCase(code, records[code], files[code]?.file.location).map { (code, $0) }
    }
    let fallback = files[configuration.fallbackName]?.image
    return named.map { code, caseName in
      let file = files[code]
      return Country(
        code: code,
        caseName: caseName,
        aliases: names.claimAliases(records[code]?.aliases ?? [], of: code, configured: configuration.aliases),
        flag: file == nil ? fallback : file?.image,
        flagFile: file?.file.location,
        record: records[code] ?? Self.names(of: code, records)
      )
    }
  }

  /// The keys of the countries that there are for the sake of their facts.
  private static func listed(_ records: [String: CountryRecord], amongFlags hasFlags: Bool) -> [String] {
    let listed = records.filter { $0.value.standing == .listed }
    if !listed.isEmpty || hasFlags { return Array(listed.keys) }
    return records.filter { $0.value.standing == .territory }.map(\.key)
  }

  /// The names of the United Kingdom for `uk`.
  private static func names(of code: String, _ records: [String: CountryRecord]) -> CountryRecord? {
    let assigned = CountryCode.assigned(code)
    guard assigned != code, var record = records[assigned] else { return nil }
    record.facts = record.facts.filter { $0.key == .name }
    return record
  }

  private mutating func reportUnnamed(_ records: [CountryRecord]) {
    for record in records where record.facts[.name] == nil && record.standing != .mentioned {
      let code = record.code
      let message = "no file has a name for '\(code.value)' in '\(configuration.language)'; the code stands for it"
      problems.append(Diagnostic(.nameMissing, at: code.location, message))
    }
  }

  private mutating func claimCase(_ code: String, _ record: CountryRecord?, _ flag: SourceLocation?) -> String? {
    let location = flag ?? record?.code.location ?? SourceLocation(path: code)
    if configuration.cases == .name, let name = record?.facts[.name]?.first {
      let identifier = SwiftIdentifier.caseName(forNames: [name.value])
      return names.claimCase(identifier, for: "'\(code)' (\(name.value))", at: name.location)
    }
    return names.claimCase(SwiftIdentifier.caseName(for: code), for: "'\(code)'", at: location)
  }
}
