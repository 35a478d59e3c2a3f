/// The rules for the facts of a country.
struct CountryFactRules {
  /// The facts that can be in a list of names, which the tables contain with one on each line. The name in one file is
  /// another name if the files differ.
  private static let linedFacts: Set<CountryFact> = [.name, .capital, .nativeNames, .otherNames]

  let record: CountryRecord
  let problems: Problems

  /// Reports invalid facts.
  func check() {
    for facts in [record.facts, record.approximations] {
      for (fact, values) in facts {
        for (index, value) in values.enumerated() { check(fact, value, at: index) }
      }
    }
    record.checkNames(problems)
    for name in record.names.values { checkLine(name, "name") }
  }

  private func check(_ fact: CountryFact, _ value: Located<String>, at index: Int) {
    if value.value.isBlank {
      report(value, "\(record.field(fact)): this text is empty; write it, or remove it")
    } else if let expected = fact.expectation(for: value.value, at: index) {
      let rule = fact == .currencies ? Rule.currencyCode : .dataValue
      report(value, as: rule, "\(record.field(fact)): '\(value.value)' is not \(expected)")
    } else if Self.linedFacts.contains(fact) {
      checkLine(value, fact.label)
    }
  }

  /// Reports a text of several lines.
  private func checkLine(_ value: Located<String>, _ label: String) {
    guard value.value.utf8.contains(UInt8(ascii: "\n")) else { return }
    report(value, "the \(label) of '\(record.code.value)' must be on one line; write a space instead of the line break")
  }

  private func report(_ value: Located<String>, as rule: Rule = .dataValue, _ message: @autoclosure () -> String) {
    problems.report(rule, at: value.location, message())
  }
}
