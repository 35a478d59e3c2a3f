extension Currencies {
  /// Returns the tables of the lookups, each of which a program contains only if it uses the lookup.
  func lookups(_ links: Links) throws(TableOverflow) -> TemplateVariables {
    let numbers = entries.indices.filter { !entries[$0].text(.numericCode).isEmpty }.map { row in
      (numericCode(entries[row].text(.numericCode)), row)
    }
    return [
      "keyTables": .list([
        try KeyTableBuilder.variables("_numericKeys", "The numeric codes.", numbers),
        try KeyTableBuilder.variables("_symbolKeys", "The symbols.", symbols(links)),
      ])
    ]
  }

  /// Returns the symbols with their currencies: first the currencies whose symbol it is, then those whose narrow symbol
  /// it is, and in both groups, those that more people use first.
  private func symbols(_ links: Links) -> [(key: String, row: Int)] {
    let order = bySize(links)
    return [CurrencyFact.symbol, .narrowSymbol].flatMap { fact in
      order.map { (entries[$0].text(fact), $0) }.filter { !$0.0.isEmpty }
    }
  }

  /// The rows of the currencies by the number of people who use them.
  func bySize(_ links: Links) -> [Int] {
    entries.map { links.usersOfCurrency[$0.code] ?? 0 }.indicesOfLargestFirst
  }
}
