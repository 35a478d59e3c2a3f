/// The rules for the facts of a country.
enum CountryFactRules {
  /// What is wrong with what one file says.
  static func diagnostics(for record: CountryRecord) -> [Diagnostic] {
    let facts = record.facts.merging(record.approximations) { mine, _ in mine }
    let wrong = facts.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { fact, values in
      values.enumerated().compactMap { index, value in
        diagnostic(for: fact, value, at: index, of: record)
      }
    }
    return wrong + names(of: record)
  }

  private static func names(of record: CountryRecord) -> [Diagnostic] {
    record.names.sorted { $0.key < $1.key }.compactMap { language, name in
      guard LocaleIdentifier(language) == nil || name.value.allSatisfy(\.isWhitespace) else { return nil }
      let message =
        LocaleIdentifier(language) == nil
        ? "'\(language)' is no language of BCP 47, such as 'fr'"
        : "the name of '\(record.code.value)' in '\(language)' is empty; leave it out"
      return Diagnostic(.dataValue, at: name.location, message)
    }
  }

  private static func diagnostic(
    for fact: CountryFact,
    _ value: Located<String>,
    at index: Int,
    of record: CountryRecord
  ) -> Diagnostic? {
    guard !value.value.allSatisfy(\.isWhitespace) else {
      let message = "the \(fact.label) of '\(record.code.value)' must not be empty; leave it out"
      return Diagnostic(.dataValue, at: value.location, message)
    }
    guard let expected = expectation(fact, value.value, at: index) else { return nil }
    let rule: Rule = fact == .currencies ? .currencyCode : .dataValue
    let message = "'\(value.value)' of '\(record.code.value)' is no \(expected)"
    return Diagnostic(rule, at: value.location, message)
  }

  /// What a value should be and is not, or `nil` where it is sound.
  private static func expectation(_ fact: CountryFact, _ value: String, at index: Int) -> String? {
    let (isSound, expected): (Bool, String) =
      switch fact {
      case .alpha3:
        (value.wholeMatch(of: /[A-Z]{3}/) != nil, "alpha-3 code; it is three upper-case letters, such as 'USA'")
      case .numericCode: (Int(value).map { 1...999 ~= $0 } ?? false, "numeric code; it is three digits, such as '840'")
      case .population:
        (
          Int(value).map { CountryRecord.populationRange ~= $0 } ?? false,
          "population; it is a whole number up to \(CountryRecord.populationRange.upperBound)"
        )
      case .coordinate where index == 0: (isAngle(value, within: 90), "latitude; it is from -90 to 90 degrees")
      case .coordinate: (isAngle(value, within: 180), "longitude; it is from -180 to 180 degrees")
      case .currencies:
        (value.wholeMatch(of: /[A-Z]{3}/) != nil, "currency code; it is three upper-case letters, such as 'EUR'")
      case .languages: (LocaleIdentifier(value) != nil, "language of BCP 47, such as 'fr'")
      case .timeZones:
        (value.wholeMatch(of: /[A-Za-z0-9_+:\/-]+/) != nil, "time zone, such as 'Europe/Zurich'")
      case .name, .officialName, .capital, .region, .subregion, .populationYear, .nativeNames, .otherNames: (true, "")
      }
    return isSound ? nil : expected
  }

  private static func isAngle(_ text: String, within limit: Double) -> Bool {
    Double(text).map { abs($0) <= limit } ?? false
  }
}
