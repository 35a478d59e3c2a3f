extension Template {
  /// The enum of currencies.
  static let currency = Template("Currency")
}

extension Currencies {
  func contexts(_ context: TargetContext) throws(TableOverflow) -> [Template: [String: Any]] {
    let facts = CurrencyColumn.allCases.map { column in entries.map { text(of: $0, column, context.links) } }
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
  private func listed(_ column: CurrencyColumn, _ value: String) -> [[String: Any]] {
    let own = entries.filter { $0.record.ownFacts.contains(column) }
    if own.count == entries.count { return [["pattern": "default", "value": value]] }
    let rest = ["pattern": "default", "value": "nil"]
    if own.isEmpty { return [rest] }
    return [["pattern": "case " + own.map { ".\($0.caseName)" }.joined(separator: ", "), "value": value], rest]
  }

  private func text(of currency: Currency, _ column: CurrencyColumn, _ links: Links) -> String {
    let record = currency.record
    return switch column {
    case .symbol: record.symbol?.value ?? currency.code
    case .minorUnits: record.minorUnits.map { String($0.value) } ?? ""
    case .numericCode: record.numericCode.map { String($0.value) } ?? ""
    case .countries: links.countries(ofCurrency: currency.code).map(\.value).joined(separator: " ")
    }
  }

  func indices(of text: String) -> [Int] { indices.filter { entries[$0].code == text.uppercased() } }

  func explanation(at index: Int, _ links: Links) -> Explanation.Entry {
    let currency = entries[index]
    let record = currency.record
    let numbers = [("minor units", record.minorUnits), ("numeric code", record.numericCode)]
    return Explanation.Entry(
      title: ".\(currency.caseName)",
      facts: [Fact("code", record.code), Fact("name", currency.name)] + Fact.list("symbol", [record.symbol])
        + numbers.compactMap { label, number in number.map { Fact(label, String($0.value), at: $0.location) } }
        + (currency.isHistoric ? [Fact("historic", "yes", at: record.code.location)] : [])
        + record.names.sortedByKey.map { Fact("name in \($0.key)", $0.value) }
        + Fact.list("alias", currency.aliases) + Fact.list("country", links.countries(ofCurrency: currency.code))
    )
  }

  func searchTexts(at index: Int) -> Catalog.SearchTexts { .row(searchText(of: entries[index])) }

  /// The text that a search looks through.
  private func searchText(of currency: Currency) -> String {
    let record = currency.record
    let names = languages.dropFirst().compactMap { record.names[$0]?.value }
    return SearchRow.text(
      codes: [currency.code] + SearchRow.codes(ofNumber: record.numericCode.map { String($0.value) } ?? ""),
      name: currency.name.value,
      words: names + [currency.code, record.symbol?.value ?? ""]
    )
  }

  func lines(_ options: ImportedList.Options) -> [JSONLine] {
    entries.map { currency in
      var line = JSONLine()
      line.add("code", currency.code)
      line.add("name", currency.name.value)
      if let symbol = currency.record.symbol { line.add("symbol", symbol.value) }
      if let digits = currency.record.minorUnits { line.add("minorUnits", numbers: [String(digits.value)]) }
      if let number = currency.record.numericCode { line.add("numericCode", numbers: [String(number.value)]) }
      if currency.isHistoric { line.add("historic", true) }
      let names = currency.record.names.filter { options.languages.contains($0.key) }.mapValues(\.value)
      if !names.isEmpty { line.add("names", names) }
      if !currency.aliases.isEmpty { line.add("aliases", currency.aliases.map(\.value)) }
      return line
    }
  }
}
