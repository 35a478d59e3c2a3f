extension Template {
  /// The enum of currencies.
  static let currency = Template("Currency")
}

extension Currencies {
  func contexts(_ context: TargetContext) throws(TableOverflow) -> [Template: TemplateVariables] {
    let formatterAccess = context.settings.sections.currencies.formatterAccess
    return [
      .currency: try enumeration(context)
        .adding(tables(context))
        .adding([
          "formatterAccess": .text(formatterAccess.rawValue), "formatterImport": .text(formatterAccess.importKeyword),
        ])
        .adding(localeParameter(context))
        .adding(lookups(context.links))
        .adding(pluralNames(context))
        .adding(["listedSymbols": listed([.symbol], "currency.symbol")])
        .adding(["listedMinorUnits": listed([.minorUnits, .displayDigits], "currency.displayDigits")])
    ]
  }

  /// Returns the type of a locale in the calls of the formatter, and its default: a case of the enum of locales, if the
  /// target has one.
  private func localeParameter(_ context: TargetContext) -> TemplateVariables {
    guard context.kinds.contains(.locales) else {
      return [
        "formatLocaleType": .text("any LocaleConvertible"), "formatLocaleDefault": .text("Locale.autoupdatingCurrent"),
      ]
    }
    let type = context.settings.sections[.locales].type
    return ["formatLocaleType": .text(type), "formatLocaleDefault": .text(".autoUpdating")]
  }

  /// Returns the patterns of a switch over the currencies, and their values: for the currencies about which the user's
  /// own list states one of some facts, and for all others.
  private func listed(_ facts: Set<CurrencyFact>, _ value: String) -> TemplateValue {
    let own = entries.filter { $0.record?.ownFacts.isDisjoint(with: facts) == false }
    func line(_ pattern: String, _ value: String) -> TemplateValue {
      .variables(["pattern": .text(pattern), "value": .text(value)])
    }
    if own.count == entries.count { return .list([line("default", value)]) }
    let rest = line("default", "nil")
    if own.isEmpty { return .list([rest]) }
    return .list([line("case " + own.map { ".\($0.caseName)" }.joined(separator: ", "), value), rest])
  }

  func text(of currency: Currency, in column: CurrencyColumn, _ links: Links) -> String? {
    switch column {
    case .symbol: currency.record?[.symbol]?.value ?? currency.code
    case .digits: digits(of: currency)
    case .countries: links.countriesOfCurrency[currency.code, default: []].map(\.value).joined(separator: " ")
    default: nil
    }
  }

  /// Returns the minor units, the digits shown, the digits in cash, and the step in cash, without the last ones if they
  /// follow from the others: as ISO 4217 and CLDR state them, unless the files state any.
  private func digits(of currency: Currency) -> String {
    let stated = [CurrencyFact.minorUnits, .displayDigits, .cashDigits, .cashRounding].map { Int(currency.text($0)) }
    guard stated.contains(where: { $0 != nil }) else { return StandardDigits.columns[currency.code] ?? "" }
    let minorUnits = stated[0] ?? StandardDigits.minorUnits(of: currency.code).flatMap { Int($0) } ?? 2
    let shown = stated[1] ?? minorUnits
    let cash = stated[2] ?? shown
    let defaults = [nil, minorUnits, shown, 1]
    var digits = [minorUnits, shown, cash, max(1, stated[3] ?? 1)]
    while digits.last == defaults[digits.count - 1] { digits.removeLast() }
    return digits.map(String.init).joined(separator: " ")
  }

  func indices(of text: String) -> [Int] { indices.filter { entries[$0].code == text.uppercased() } }

  func searchTerms(of currency: Currency) -> SearchTerms {
    let (symbol, narrowSymbol) = (currency.text(.symbol), currency.text(.narrowSymbol))
    let isShared = !narrowSymbol.isEmpty && narrowSymbol != symbol
    return SearchTerms(
      codes: codes(ofNumber: currency.text(.numericCode)),
      exactCodes: [symbol] + (isShared ? [SearchText.shared(narrowSymbol)] : []),
      names: currency.names(in: languages),
      words: [currency.code, symbol, narrowSymbol]
    )
  }

  func searchOrder(_ links: Links) -> [Int] { bySize(links) }

  func facts(of currency: Currency, _ links: Links) -> (own: [Fact], linked: [Fact]) {
    (
      currency.record?.descriptions ?? [], Fact.list("country", links.countriesOfCurrency[currency.code] ?? [])
    )
  }
}
