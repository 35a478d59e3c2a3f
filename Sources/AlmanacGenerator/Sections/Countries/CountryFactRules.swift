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
      if LanguageTag(language) == nil {
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
    } else if let expected = fact.expectation(for: value.value, at: index) {
      let message = "'\(value.value)' of '\(record.code.value)' is not \(expected)"
      problems.report(fact == .currencies ? .currencyCode : .dataValue, at: value.location, message)
    } else if linedFacts.contains(fact) {
      checkLine(value, fact.label, of: record, problems)
    }
  }
}
