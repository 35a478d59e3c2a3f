extension Template {
  /// The enum of languages.
  static let language = Template("Language")
}

extension Languages {
  func contexts(_ context: TargetContext) throws(TableOverflow) -> [Template: TemplateVariables] {
    [.language: try enumeration(context).adding(tables(context))]
  }

  func text(of language: Language, in column: LanguageColumn, _ links: Links) -> String? {
    switch column {
    case .direction: language.record?.isRightToLeft == true ? LanguageColumn.rightToLeft : ""
    case .countries: links.countriesOfLanguage[language.code, default: []].map(\.value).joined(separator: " ")
    default: nil
    }
  }

  func indices(of text: String) -> [Int] {
    indices.filter { entries[$0].code.lowercased() == text.lowercased().replacing(each: "_", with: "-") }
  }

  func searchTerms(of language: Language) -> SearchTerms {
    SearchTerms(names: [language.text(.nativeName)] + language.names(in: languages), words: [language.code])
  }

  func facts(of language: Language, _ links: Links) -> (own: [Fact], linked: [Fact]) {
    let direction = language.record?.isRightToLeft == true ? "right to left" : "left to right"
    var record = language.record
    let stated = record?.facts.removeValue(forKey: .isRightToLeft)?.first
    return (
      (record?.descriptions ?? []) + [Fact(LanguageFact.isRightToLeft.label, direction, at: stated?.location)],
      Fact.list("country", links.countriesOfLanguage[language.code] ?? [])
    )
  }
}
