extension Countries {
  /// The tables of the lookups, each of which a program contains only if it calls one of them.
  func lookups() throws(TableOverflow) -> TemplateVariables {
    [
      "keyTables": .list([
        try KeyTableBuilder.variables("_alpha3Keys", "The alpha-3 codes.", pairs(.alpha3)),
        try KeyTableBuilder.variables("_numericKeys", "The numeric codes.", pairs(.numericCode)),
        try KeyTableBuilder.variables("_domainKeys", "The top-level domains.", pairs(.topLevelDomains)),
        try KeyTableBuilder.variables("_callingKeys", "The calling codes.", pairs(.callingCodes)),
      ])
    ]
  }

  /// Returns the texts of a fact, with their countries, the largest first.
  private func pairs(_ fact: CountryFact) -> [(key: String, row: Int)] {
    bySize.flatMap { row in
      entries[row].list(fact).map { text in
        switch fact {
        case .topLevelDomains: (text.lowercased(), row)
        case .numericCode: (numericCode(text), row)
        default: (text, row)
        }
      }
    }
  }

  /// The rows of the countries by population.
  var bySize: [Int] { entries.map { Int($0.text(.population)) ?? 0 }.indicesOfLargestFirst }
}
