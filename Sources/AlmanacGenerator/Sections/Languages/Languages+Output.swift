extension Template {
  /// The enum of languages.
  static let language = Template("Language")
}

extension Languages {
  func contexts(_ context: TargetContext) throws(TableOverflow) -> [Template: [String: Any]] {
    let facts = LanguageColumn.allCases.map { column in entries.map { text(of: $0, column, context.links) } }
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

  private func text(of language: Language, _ column: LanguageColumn, _ links: Links) -> String {
    switch column {
    case .nativeName: language.record.nativeName?.value ?? ""
    case .script: language.script?.value ?? ""
    case .direction: language.isRightToLeft == true ? LanguageColumn.rightToLeft : ""
    case .countries: links.countries(ofLanguage: language.code).map(\.value).joined(separator: " ")
    }
  }

  func indices(of text: String) -> [Int] {
    indices.filter { entries[$0].code.lowercased() == text.lowercased().replacing(each: "_", with: "-") }
  }

  func explanation(at index: Int, _ links: Links) -> Explanation.Entry {
    let language = entries[index]
    let names = language.record.names.sortedByKey.map { Fact("name in \($0.key)", $0.value) }
    let direction = language.isRightToLeft == true ? "right to left" : "left to right"
    return Explanation.Entry(
      title: ".\(language.caseName)",
      facts: [Fact("code", language.code, at: language.record.code.location), Fact("name", language.name)]
        + Fact.list("native name", [language.record.nativeName]) + Fact.list("script", [language.script])
        + [Fact("written", direction, at: language.record.isRightToLeft?.location)] + names
        + Fact.list("alias", language.aliases) + Fact.list("country", links.countries(ofLanguage: language.code))
    )
  }

  func searchTexts(at index: Int) -> Catalog.SearchTexts { .row(searchText(of: entries[index])) }

  /// The text that a search looks through.
  private func searchText(of language: Language) -> String {
    let names = languages.dropFirst().compactMap { language.record.names[$0]?.value }
    return SearchRow.text(
      codes: [language.code],
      name: language.name.value,
      words: [language.record.nativeName?.value ?? "", language.code] + names
    )
  }

  func lines(_ options: ImportedList.Options) -> [JSONLine] {
    entries.map { language in
      var line = JSONLine()
      line.add("code", language.code)
      line.add("name", language.name.value)
      if let name = language.record.nativeName { line.add("nativeName", name.value) }
      if let script = language.script { line.add("script", script.value) }
      if let flag = language.record.isRightToLeft { line.add("isRightToLeft", flag.value) }
      let names = language.record.names.filter { options.languages.contains($0.key) }.mapValues(\.value)
      if !names.isEmpty { line.add("names", names) }
      if !language.aliases.isEmpty { line.add("aliases", language.aliases.map(\.value)) }
      return line
    }
  }
}
