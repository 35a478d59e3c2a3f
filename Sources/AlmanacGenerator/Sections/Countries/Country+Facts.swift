import Almanac

extension Country {
  /// Whether a text is one of its codes, or one that is reserved besides.
  func isCalled(_ text: String) -> Bool {
    let number = Int(text).map(String.init)
    let codes = [code, CountryCode.reserved(besides: code), self.text(.alpha3).lowercased()]
    return !text.isEmpty && (codes.contains(text.lowercased()) || number == self.text(.numericCode))
  }

  /// What is known of it, for people to read.
  var facts: [Fact] {
    let picture = flag.map { "\($0.width) x \($0.height) pixels" } ?? "broken"
    let known = CountryFact.allCases.flatMap { fact in
      (fact == .currencies ? currencies : record?.facts[fact] ?? []).map { Fact(fact.label, $0) }
    }
    let names = (record?.names ?? [:]).sorted { $0.key < $1.key }.map { Fact("name in \($0.key)", $0.value) }
    return [Fact("code", code, at: record?.code.location)] + (flagFile.map { [Fact("flag", picture, at: $0)] } ?? [])
      + known + names + aliases.map { Fact("alias", $0) } + locales.map { Fact("locale", $0) }
  }
}
