extension Template {
  /// The enum of currencies.
  static let currency = Template("Currency")
}

extension Currencies {
  func contexts(_ context: TargetContext) throws(TableOverflow) -> [Template: [String: Any]] {
    let facts = CurrencyColumn.allCases.map { texts(in: $0, context.links) }
    let names =
      [languages]
      + entries.map { currency in
        [currency.name.value] + languages.dropFirst().map { currency.record.names[$0]?.value ?? "" }
      }
    let formatterAccess = context.settings.sections.currencies.formatterAccess
    let cases = entries.map { context.entry($0.code, $0.caseName, $0.aliases) }
    return [
      .currency: try context.enumeration(.currencies, codes: entries.map(\.code), cases)
        .adding(context.facts(facts))
        .adding(context.names(names))
        .adding(["search": context.table(entries.map { [searchText(of: $0)] })])
        .adding(["formatterAccess": formatterAccess.rawValue, "formatterImport": formatterAccess.importKeyword])
        .adding(localeParameter(context))
        .adding(["listedSymbols": listed(.symbol, "currency.symbol")])
        .adding(["listedMinorUnits": listed(.minorUnits, "currency.minorUnits")])
    ]
  }

  /// The type of a locale in the calls of the formatter, and its default: a case of the enum of locales, if the target has one.
  private func localeParameter(_ context: TargetContext) -> [String: Any] {
    guard context.kinds.contains(.locales) else {
      return ["formatLocaleType": "any LocaleConvertible", "formatLocaleDefault": "Locale.autoupdatingCurrent"]
    }
    let type = context.settings.sections[.locales].type
    return ["formatLocaleType": type, "formatLocaleDefault": ".autoUpdating"]
  }

  /// The patterns of a switch over the currencies, and their values: that of currencies of which the user's own list states a fact,
  /// and that of all others.
  private func listed(_ fact: CurrencyFact, _ value: String) -> [[String: Any]] {
    let own = entries.filter { $0.record.ownFacts.contains(fact) }
    if own.count == entries.count { return [["pattern": "default", "value": value]] }
    let rest = ["pattern": "default", "value": "nil"]
    if own.isEmpty { return [rest] }
    return [["pattern": "case " + own.map { ".\($0.caseName)" }.joined(separator: ", "), "value": value], rest]
  }

  private func texts(in column: CurrencyColumn, _ links: Links) -> [String] {
    switch column {
    case .symbol: entries.map { $0.record[.symbol]?.value ?? $0.code }
    case .countries: entries.map { links.countriesOfCurrency[$0.code, default: []].map(\.value).joined(separator: " ") }
    default: CurrencyRecord.texts(in: column, of: entries.map(\.record))
    }
  }

  func indices(of text: String) -> [Int] { indices.filter { entries[$0].code == text.uppercased() } }

  func explanation(at index: Int, _ links: Links) -> Explanation.Entry {
    let currency = entries[index]
    return Explanation.Entry(
      title: ".\(currency.caseName)",
      facts: [Fact("code", currency.record.code)] + currency.record.descriptions + currency.record.nameDescriptions
        + Fact.list("alias", currency.aliases) + Fact.list("country", links.countriesOfCurrency[currency.code] ?? [])
    )
  }

  func searchTexts(at index: Int) -> Catalog.SearchTexts { .row(searchText(of: entries[index])) }

  /// The text that a search looks through.
  private func searchText(of currency: Currency) -> String {
    let record = currency.record
    let names = languages.dropFirst().compactMap { record.names[$0]?.value }
    return SearchRow.text(
      codes: [currency.code] + SearchRow.codes(ofNumber: record.text(.numericCode)),
      name: currency.name.value,
      words: names + [currency.code, record.text(.symbol)]
    )
  }

  func lines(_ options: ImportedList.Options) -> [JSONLine] {
    entries.map { $0.record.line($0.code, $0.aliases, options) }
  }
}
