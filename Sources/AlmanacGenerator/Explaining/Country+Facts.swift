extension Country {
  /// Whether a text is one of its codes.
  func isCalled(_ text: String) -> Bool {
    code == text.lowercased() || self.text(.alpha3) == text.uppercased()
  }

  /// What is known of it, for people to read.
  var facts: [Fact] {
    let flag = flagFile.map { file in
      Fact(label: "flag", value: self.flag.map { "\($0.width) x \($0.height) pixels" } ?? "broken", location: file)
    }
    let known = CountryFact.allCases.flatMap { fact in
      (record?.facts[fact] ?? []).map { Fact(label: fact.label, value: $0.value, location: $0.location) }
    }
    let names = (record?.names ?? [:]).sorted { $0.key < $1.key }.map { language, name in
      Fact(label: "name in \(language)", value: name.value, location: name.location)
    }
    let code = Fact(label: "code", value: code, location: record?.code.location)
    return [code] + [flag].compactMap { $0 } + known + names
      + aliases.map { Fact(label: "alias", value: $0) } + locales.map { Fact(label: "locale", value: $0) }
  }
}
