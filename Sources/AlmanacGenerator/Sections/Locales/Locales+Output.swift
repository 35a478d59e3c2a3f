extension Template {
  /// The enum of locales.
  static let currencyLocale = Template("CurrencyLocale")
}

extension Locales {
  func contexts(_ context: TargetContext) throws(TableOverflow) -> [Template: [String: Any]] {
    let facts = LocaleColumn.allCases.map { column in entries.map { text(of: $0, column, context.links) } }
    let cases = entries.map { context.entry($0.identifier, $0.caseName, $0.aliases) }
    return [
      .currencyLocale: try context.enumeration(.locales, codes: entries.map(\.identifier), cases)
        .adding(context.facts(facts))
        .adding(["search": context.table(entries.map { [searchText(of: $0)] })])
    ]
  }

  private func text(of locale: CurrencyLocale, _ column: LocaleColumn, _ links: Links) -> String {
    switch column {
    case .name: locale.name
    case .country: links.country(of: locale)?.value ?? ""
    case .currency: links.currency(of: locale)?.value ?? ""
    }
  }

  func indices(of text: String) -> [Int] {
    indices.filter { entries[$0].identifier == text.replacing(each: "-", with: "_") }
  }

  func explanation(at index: Int, _ links: Links) -> Explanation.Entry {
    let locale = entries[index]
    return Explanation.Entry(
      title: ".\(locale.caseName)",
      facts: [
        Fact("identifier", locale.identifier, at: locale.record?.identifier.location),
        Fact("name", locale.name, at: locale.record?[.name]?.location),
      ] + Fact.list("part of the name", locale.partNames) + Fact.list("alias", locale.aliases)
        + Fact.list("country", [links.country(of: locale)]) + Fact.list("currency", [links.currency(of: locale)])
        + (links.language(of: locale).map { [Fact("language", $0, at: nil)] } ?? [])
    )
  }

  /// The locales of the device are in no list.
  func isOther(at index: Int) -> Bool { entries[index].record == nil }

  func searchTexts(at index: Int) -> Catalog.SearchTexts { .row(searchText(of: entries[index])) }

  /// The text that a search looks through.
  private func searchText(of locale: CurrencyLocale) -> String {
    SearchRow.text(codes: [locale.identifier], name: locale.name, words: [locale.identifier])
  }

  func lines(_ options: ImportedList.Options) -> [JSONLine] {
    // The locales of the device are in every enum, but not in lists.
    entries.compactMap { locale in
      guard var record = locale.record else { return nil }
      record.facts[.name] = [Located(value: locale.name, location: record.identifier.location)]
      return record.line(locale.identifier, locale.aliases, options)
    }
  }
}
