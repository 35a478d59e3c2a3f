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
      report(value, record.emptiness(of: fact))
    } else if let fault = fact.fault(of: value.value, at: index) {
      let rule = fact == .currencies ? Rule.currencyCode : .dataValue
      report(value, as: rule, "\(record.field(fact)): '\(value.value)' \(advised(fault))")
    }
  }

  /// Returns a fault with advice. Nobody edits third-party files.
  private func advised(_ fault: String) -> String {
    record.isOwn ? fault : fault.prefix { $0 != ";" } + "; set the right one in your own countries.json"
  }

  private func report(_ value: Located<String>, as rule: Rule = .dataValue, _ message: @autoclosure () -> String) {
    problems.report(rule, at: value.location, message())
  }
}
