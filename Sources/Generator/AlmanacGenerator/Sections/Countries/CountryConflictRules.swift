/// Reports facts that differ between two files, or from ISO 3166-1.
///
/// Third-party files never conflict with Almanac's own format, which has precedence.
struct CountryConflictRules {
  let settings: CountrySettings
  let problems: Problems

  /// Reports the conflicts between the records of one country, of which the first one with a fact wins.
  func check(_ records: [CountryRecord]) {
    // Almanac's own lists are for facts that the user's files don't contain.
    let records = records.filter { $0.source != .world }
    guard records.count > 1 else { return }
    for fact in CountryFact.allCases {
      let sources = records.filter { $0.facts[fact] != nil }
      for record in sources.dropFirst() { check(fact, record, against: sources[0]) }
    }
    checkNames(records)
  }

  /// Reports codes that several countries share. In CLDR's mappings, former countries share them with their successors.
  func checkSharedCodes(_ records: [CountryRecord]) {
    let listed = Set(records.filter { $0.standing < .mentioned }.map(\.key))
    for fact in [CountryFact.alpha3, .numericCode] {
      let stated = records.filter { listed.contains($0.key) && $0.facts[fact] != nil }
      let used = Dictionary(stated.map { ($0.key, $0) }) { first, _ in first }.sortedByKey.map(\.value)
      var owners: [String: CountryRecord] = [:]
      // Users can't correct Almanac's own lists.
      for country in used.filter({ $0.source == .world }) + used.filter({ $0.source != .world }) {
        guard let code = country.facts[fact]?.first else { continue }
        guard let owner = owners[code.value], let other = owner.facts[fact]?.first,
          owner.source != .cldr || country.source != .cldr,
          CountryCode.assigned(owner.key) != CountryCode.assigned(country.key)
        else {
          owners[code.value] = country
          if fact == .alpha3 { checkStandard(code, of: country) }
          continue
        }
        let message =
          "the \(fact.label) '\(code.value)' of '\(country.code.value)' is already used by '\(owner.code.value)' "
          + "(\(place(owner, other))); correct \(owner.source == .world ? "it" : "one of them")"
        problems.report(.entryDuplicate, at: code.location, message)
      }
    }
  }

  /// Returns where a value of a record is, which nobody edits if Almanac ships it.
  private func place(_ record: CountryRecord, _ value: Located<String>) -> String {
    record.source == .world ? "in Almanac's list" : value.location.text
  }

  /// Reports the United Kingdom if one list contains it as `UK` and another as `GB`. Whoever writes both in one list
  /// knows the difference.
  func checkReservedCodes(_ records: [CountryRecord]) {
    let listed = records.filter { $0.standing == .listed }
    let owners = Dictionary(listed.map { ($0.key, $0) }) { first, _ in first }
    for record in listed where record.source != .world && !settings.isAllowed(record.key) {
      let assigned = CountryCode.assigned(record.key)
      guard assigned != record.key, let owner = owners[assigned], owner.source != record.source else { continue }
      let message =
        "'\(record.code.value)' is the same country as '\(owner.code.value)' (\(place(owner, owner.code))); write "
        + "'\(assigned.uppercased())', or add '\(record.key)' to 'countries.allow' to keep both"
      problems.report(.entryDuplicate, at: record.code.location, message)
    }
  }

  /// Reports an alpha-3 code that isn't the country's in ISO 3166-1.
  private func checkStandard(_ alpha3: Located<String>, of record: CountryRecord) {
    guard record.source != .world, alpha3.value.isCode(of: .uppercase, count: 3...3),
      let standard = Alpha3Code.alpha3(for: record.key), alpha3.value != standard
    else { return }
    let remedy = record.source == .own ? "write it" : "set it in your own countries.json"
    let message =
      "the alpha-3 code of '\(record.code.value)' is '\(standard)' in ISO 3166-1, not '\(alpha3.value)'; \(remedy)"
    problems.report(.factConflict, at: alpha3.location, message)
  }

  /// Reports conflicts between names in one language.
  private func checkNames(_ records: [CountryRecord]) {
    for language in Set(records.flatMap(\.names.keys)) {
      let sources = records.filter { $0.names[language] != nil }
      guard let first = sources.first, let theirs = first.names[language] else { continue }
      for record in sources.dropFirst() where record.source == first.source {
        guard let mine = record.names[language], mine.value != theirs.value,
          // The name in the main language is also a fact, which is compared above.
          mine.location != record.facts[.name]?.first?.location
        else { continue }
        report("name in '\(language)'", of: record, [mine], [theirs])
      }
    }
  }

  private func check(_ fact: CountryFact, _ record: CountryRecord, against first: CountryRecord) {
    let isOneFormat = record.source == first.source
    guard let mine = record.facts[fact], let theirs = first.facts[fact], first.source != .own || isOneFormat,
      fact.contradiction.isBetween(mine.map(\.value), theirs.map(\.value), isOneFormat)
    else { return }
    report(fact.label, of: record, mine, theirs)
  }

  private func report(_ fact: String, of record: CountryRecord, _ mine: [Located<String>], _ theirs: [Located<String>])
  {
    guard let location = mine.first?.location, let other = theirs.first?.location else { return }
    let remedy =
      record.source == .own
      ? "correct one of them" : "correct one of them, or set the right one in your own countries.json"
    let message =
      "conflicting values for the \(fact) of '\(record.code.value)': \(Self.text(mine)) here, \(Self.text(theirs)) in "
      + "\(other.text) (used); \(remedy)"
    problems.report(.factConflict, at: location, message)
  }

  private static func text(_ values: [Located<String>]) -> String {
    values.map { "'\($0.value)'" }.joined(separator: ", ")
  }
}
