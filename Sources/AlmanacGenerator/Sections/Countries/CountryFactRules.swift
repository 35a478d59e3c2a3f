/// The rules for the facts of a country.
enum CountryFactRules {
  /// Reports invalid facts of a record.
  static func check(_ record: CountryRecord, _ problems: Problems) {
    for facts in [record.facts, record.approximations] {
      for (fact, values) in facts {
        for (index, value) in values.enumerated() { check(fact, value, at: index, of: record, problems) }
      }
    }
    for (language, name) in record.names {
      if LocaleIdentifier(language) == nil {
        problems.report(.dataValue, at: name.location, "'\(language)' is not a language of BCP 47, such as 'fr'")
      } else if name.value.isBlank {
        let message = "the name of '\(record.code.value)' in '\(language)' is empty; leave it out"
        problems.report(.dataValue, at: name.location, message)
      } else {
        checkLine(name, "name", of: record, problems)
      }
    }
  }

  /// The facts that can be in a list of names, which the tables have with one on each line. The name in one file is another
  /// name if the files differ.
  private static let linedFacts: Set<CountryFact> = [.name, .capital, .nativeNames, .otherNames]

  /// Reports a text of several lines.
  private static func checkLine(
    _ value: Located<String>,
    _ label: String,
    of record: CountryRecord,
    _ problems: Problems
  ) {
    guard value.value.utf8.contains(UInt8(ascii: "\n")) else { return }
    let message = "the \(label) of '\(record.code.value)' must not contain a line feed; write a space"
    problems.report(.dataValue, at: value.location, message)
  }

  private static func check(
    _ fact: CountryFact,
    _ value: Located<String>,
    at index: Int,
    of record: CountryRecord,
    _ problems: Problems
  ) {
    if value.value.isBlank {
      let message = "the \(fact.label) of '\(record.code.value)' must not be empty; leave it out"
      problems.report(.dataValue, at: value.location, message)
    } else if let expected = expectation(fact, value.value, at: index) {
      let message = "'\(value.value)' of '\(record.code.value)' is not \(expected)"
      problems.report(fact == .currencies ? .currencyCode : .dataValue, at: value.location, message)
    } else if linedFacts.contains(fact) {
      checkLine(value, fact.label, of: record, problems)
    }
  }

  /// The expected value, for the message, or `nil` if the value is valid.
  private static func expectation(_ fact: CountryFact, _ value: String, at index: Int) -> String? {
    let (isSound, expected): (Bool, String) =
      switch fact {
      case .alpha3:
        (value.isCode(of: .uppercase, count: 3...3), "an alpha-3 code: three upper-case letters, such as 'USA'")
      case .numericCode: (isNumber(value, in: 1...999), "a numeric code: three digits, such as '840'")
      case .population:
        (
          isNumber(value, in: CountryFact.populationRange),
          "a population: a whole number up to \(CountryFact.populationRange.upperBound)"
        )
      case .coordinate where index == 0: (isAngle(value, within: 90), "a latitude: from -90 to 90 degrees")
      case .coordinate: (isAngle(value, within: 180), "a longitude: from -180 to 180 degrees")
      case .currencies: (value.isCurrencyCode, "a currency code: three upper-case letters, such as 'EUR'")
      case .languages: (LocaleIdentifier(value) != nil, "a language of BCP 47, such as 'fr'")
      case .timeZones: (isTimeZone(value), "a time zone, such as 'Europe/Zurich'")
      default: conventionExpectation(fact, value)
      }
    return isSound ? nil : expected
  }

  private static func conventionExpectation(_ fact: CountryFact, _ value: String) -> (isSound: Bool, expected: String) {
    switch fact {
    case .area: (Double(value).map { $0 > 0 && $0 < 1e9 } ?? false, "an area: a number of square kilometers above 0")
    case .borders:
      (value.isCode(of: .letters, count: 2...3), "a country code: two or three letters, such as 'CH' or 'CHE'")
    case .callingCodes:
      (value.isCode(of: .digits, count: 1...8), "a calling code: up to 8 digits without '+', such as '41'")
    case .topLevelDomains: (isTopLevelDomain(value), "a top-level domain, such as '.ch'")
    case .firstDayOfWeek:
      (CountryRecord.weekdays.contains(value), "a day: 'mon', 'tue', 'wed', 'thu', 'fri', 'sat' or 'sun'")
    case .measurementSystem:
      (["metric", "uk", "us"].contains(value), "a measurement system: 'metric', 'uk' or 'us'")
    case .drivingSide: (["left", "right"].contains(value), "a side: 'left' or 'right'")
    case .kind:
      (CountryKind(rawValue: value) != nil, "a kind: 'country', 'subdivision', 'organization' or 'other'")
    default: (true, "")
    }
  }

  /// Whether a text is a dot and letters, which can be those of any script.
  private static func isTopLevelDomain(_ text: String) -> Bool {
    let name = text.dropFirst()
    return text.first == "." && !name.isEmpty
      && name.unicodeScalars.allSatisfy { scalar in
        // Letters of India can end with a virama, which is a mark.
        scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark || scalar == "-"
          || "0"..."9" ~= scalar
      }
  }

  private static func isNumber(_ text: String, in range: ClosedRange<Int>) -> Bool {
    Int(text).map(range.contains) ?? false
  }

  private static func isAngle(_ text: String, within limit: Double) -> Bool {
    Double(text).map { abs($0) <= limit } ?? false
  }

  private static func isTimeZone(_ text: String) -> Bool {
    text.utf8.allSatisfy { Alphabet.alphanumerics.contains($0) || "_+:/-".utf8.contains($0) }
  }
}
