import Almanac

/// Tells where two files contradict each other.
///
/// What our own format says is the user's decision, which no file of others contradicts. Names, coordinates and the like
/// are put by every source in its own way, and compared only within one format.
enum CountryConflictRules {
  /// The contradictions of the records of one country.
  ///
  /// - Parameter records: The first one that has a fact is that which counts.
  static func diagnostics(for records: [CountryRecord]) -> [Diagnostic] {
    let conflicts = CountryFact.allCases.flatMap { fact -> [Diagnostic] in
      let sayings = records.filter { $0.facts[fact] != nil }
      guard let first = sayings.first else { return [] }
      return sayings.dropFirst().compactMap { conflict(over: fact, $0, with: first) }
    }
    return conflicts + names(records)
  }

  /// The codes that two countries have in files of our own format: former countries share theirs with those that followed.
  static func sharedCodes(of countries: [CountryRecord]) -> [Diagnostic] {
    let sorted = countries.sorted { $0.key < $1.key }
    return [CountryFact.alpha3, .numericCode].flatMap { fact -> [Diagnostic] in
      var owners: [String: CountryRecord] = [:]
      return sorted.compactMap { country in
        guard let code = country.facts[fact]?.first else { return nil }
        guard let owner = owners[code.value], let place = owner.facts[fact]?.first?.location,
          CountryCode.assigned(owner.key) != CountryCode.assigned(country.key)
        else {
          owners[code.value] = country
          return nil
        }
        let message =
          "the \(fact.label) '\(code.value)' of '\(country.code.value)' is that of '\(owner.code.value)' already "
          + "(\(place.text)); correct one"
        return Diagnostic(.entryDuplicate, at: code.location, message)
      }
    }
  }

  /// The contradictions of names in one language.
  private static func names(_ records: [CountryRecord]) -> [Diagnostic] {
    let languages = Set(records.flatMap(\.names.keys)).sorted()
    return languages.flatMap { language -> [Diagnostic] in
      let sayings = records.filter { $0.names[language] != nil }
      guard let first = sayings.first, let theirs = first.names[language] else { return [] }
      return sayings.dropFirst().compactMap { record in
        guard let mine = record.names[language], record.format == first.format, mine.value != theirs.value,
          // That in the main language is a fact besides.
          mine.location != record.facts[.name]?.first?.location
        else { return nil }
        return diagnostic("name in '\(language)'", of: record, [mine], [theirs], at: mine.location, theirs.location)
      }
    }
  }

  private static func conflict(
    over fact: CountryFact,
    _ record: CountryRecord,
    with first: CountryRecord
  ) -> Diagnostic? {
    let isOneFormat = record.format == first.format
    guard let mine = record.facts[fact], let theirs = first.facts[fact], let place = theirs.first?.location,
      let location = mine.first?.location, first.format != .own || isOneFormat,
      contradict(fact, mine.map(\.value), theirs.map(\.value), isOneFormat: isOneFormat)
    else { return nil }
    return diagnostic(fact.label, of: record, mine, theirs, at: location, place)
  }

  private static func diagnostic(
    _ fact: String,
    of record: CountryRecord,
    _ mine: [Located<String>],
    _ theirs: [Located<String>],
    at location: SourceLocation,
    _ place: SourceLocation
  ) -> Diagnostic {
    let remedy =
      record.format == .own ? "correct one" : "correct one, or say which is right in a file of Almanac's own format"
    let message =
      "'\(record.code.value)' has the \(fact) \(text(mine)) here and \(text(theirs)) in \(place.text), which counts; "
      + remedy
    return Diagnostic(.factConflict, at: location, message)
  }

  private static func text(_ values: [Located<String>]) -> String {
    values.map { "'\($0.value)'" }.joined(separator: ", ")
  }

  private static func contradict(_ fact: CountryFact, _ mine: [String], _ theirs: [String], isOneFormat: Bool) -> Bool {
    switch fact {
    case .alpha3, .numericCode: mine != theirs
    case .region: folded(mine) != folded(theirs)
    case .capital: folded(mine).isDisjoint(with: folded(theirs))
    // One source counts more of them than another.
    case .currencies: disagree(Set(mine), Set(theirs))
    case .languages: disagree(Set(mine.map(language)), Set(theirs.map(language)))
    case .population: isOneFormat ? mine != theirs : !isNear(mine, theirs)
    case .timeZones: isOneFormat && Set(mine) != Set(theirs)
    case .name, .officialName, .subregion, .coordinate: isOneFormat && mine != theirs
    case .populationYear, .nativeNames, .otherNames: false
    }
  }

  private static func folded(_ texts: [String]) -> Set<String> { Set(texts.map(SearchText.folded)) }

  private static func language(_ code: String) -> Substring { code.prefix { $0 != "-" } }

  /// Whether neither of two sets has all that the other has.
  private static func disagree<Element>(_ mine: Set<Element>, _ theirs: Set<Element>) -> Bool {
    !mine.isSubset(of: theirs) && !theirs.isSubset(of: mine)
  }

  /// Whether two estimates, of different years, can both be right.
  private static func isNear(_ mine: [String], _ theirs: [String]) -> Bool {
    guard let mine = mine.first.flatMap(Double.init), let theirs = theirs.first.flatMap(Double.init) else {
      return true
    }
    return max(mine, theirs) <= 1.5 * min(mine, theirs) + 100
  }
}
