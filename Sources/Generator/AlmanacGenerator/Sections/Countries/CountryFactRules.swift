/// The rules for the facts of a country.
struct CountryFactRules {
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
  }

  private func check(_ fact: CountryFact, _ value: Located<String>, at index: Int) {
    if value.value.isBlank {
      report(value, "\(record.field(fact)): this text is empty; write it, or remove it")
    } else if let expected = fact.expectation(for: value.value, at: index) {
      let rule = fact == .currencies ? Rule.currencyCode : .dataValue
      report(value, as: rule, "\(record.field(fact)): '\(value.value)' is not \(expected)")
    }
  }

  private func report(_ value: Located<String>, as rule: Rule = .dataValue, _ message: @autoclosure () -> String) {
    problems.report(rule, at: value.location, message())
  }
}
