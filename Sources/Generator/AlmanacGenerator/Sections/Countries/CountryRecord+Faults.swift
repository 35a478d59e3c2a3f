extension CountryRecord {
  /// Reports invalid facts.
  func checkFacts(_ problems: Problems) {
    for facts in [facts, approximations] {
      for (fact, values) in facts {
        for (index, value) in values.enumerated() { check(fact, value, at: index, problems) }
      }
    }
    checkNames(problems)
  }

  private func check(_ fact: CountryFact, _ value: Located<String>, at index: Int, _ problems: Problems) {
    if value.value.isBlank {
      problems.report(.dataValue, at: value.location, emptiness(of: fact))
    } else if let fault = fact.fault(of: value.value, at: index) {
      let rule = fact == .currencies ? Rule.currencyCode : .dataValue
      problems.report(rule, at: value.location, "\(field(fact)): '\(value.value)' \(advised(fault))")
    }
  }

  /// Returns a fault with advice. Nobody edits third-party files.
  private func advised(_ fault: String) -> String {
    isOwn ? fault : fault.prefix { $0 != ";" } + "; set the right one in your own countries.json"
  }
}
