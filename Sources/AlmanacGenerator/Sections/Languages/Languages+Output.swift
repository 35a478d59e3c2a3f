extension Template {
  /// The enum of languages.
  static let language = Template("Language")
}

extension Languages {
  func contexts(_ context: TargetContext) throws(TableOverflow) -> [Template: [String: Any]] {
    let facts = LanguageColumn.allCases.map { texts(in: $0, context.links) }
    let names =
      [languages]
      + entries.map { language in
        [language.name.value] + languages.dropFirst().map { language.record.names[$0]?.value ?? "" }
      }
    let cases = entries.map { context.entry($0.code, $0.caseName, $0.aliases) }
    return [
      .language: try context.enumeration(.languages, codes: entries.map(\.code), cases)
        .adding(context.facts(facts))
        .adding(context.names(names))
        .adding(["search": context.table(entries.map { [searchText(of: $0)] })])
    ]
  }

  private func texts(in column: LanguageColumn, _ links: Links) -> [String] {
    switch column {
    case .direction: entries.map { $0.isRightToLeft == true ? LanguageColumn.rightToLeft : "" }
    case .countries: entries.map { links.countriesOfLanguage[$0.code, default: []].map(\.value).joined(separator: " ") }
    default: LanguageRecord.texts(in: column, of: entries.map(\.record))
    }
  }

  func indices(of text: String) -> [Int] {
    indices.filter { entries[$0].code.lowercased() == text.lowercased().replacing(each: "_", with: "-") }
  }

  func explanation(at index: Int, _ links: Links) -> Explanation.Entry {
    let language = entries[index]
    let direction = language.isRightToLeft == true ? "right to left" : "left to right"
    var record = language.record
    let stated = record.facts.removeValue(forKey: .isRightToLeft)?.first
    return Explanation.Entry(
      title: ".\(language.caseName)",
      facts: [Fact("code", language.code, at: record.code.location)] + record.descriptions
        + [Fact(LanguageFact.isRightToLeft.label, direction, at: stated?.location)] + record.nameDescriptions
        + Fact.list("alias", language.aliases) + Fact.list("country", links.countriesOfLanguage[language.code] ?? [])
    )
  }

  func searchTexts(at index: Int) -> Catalog.SearchTexts { .row(searchText(of: entries[index])) }

  /// The text that a search looks through.
  private func searchText(of language: Language) -> String {
    let names = languages.dropFirst().compactMap { language.record.names[$0]?.value }
    return SearchRow.text(
      codes: [language.code],
      name: language.name.value,
      words: [language.record.text(.nativeName), language.code] + names
    )
  }

  func lines(_ options: ImportedList.Options) -> [JSONLine] {
    entries.map { $0.record.line($0.code, $0.aliases, options) }
  }
}
