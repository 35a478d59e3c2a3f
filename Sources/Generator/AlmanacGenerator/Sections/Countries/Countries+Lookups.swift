extension Countries {
  /// Returns the tables of the lookups, each of which a program contains only if it uses the lookup.
  func lookups() throws(TableOverflow) -> TemplateVariables {
    [
      "keyTables": .list([
        try KeyTableBuilder.variables("_alpha3Keys", "The alpha-3 codes.", pairs(.alpha3)),
        try KeyTableBuilder.variables("_numericKeys", "The numeric codes.", pairs(.numericCode)),
        try KeyTableBuilder.variables("_domainKeys", "The top-level domains.", pairs(.topLevelDomains)),
        try KeyTableBuilder.variables("_callingKeys", "The calling codes.", callingPairs),
      ])
    ]
  }

  /// Returns the values of a fact with their countries, the largest first.
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

  /// The calling codes with their countries. Some countries share a code of three digits (ITU-T E.164), and list it
  /// with their own fourth digit: Curaçao 5999 and Bonaire 5997.
  private var callingPairs: [(key: String, row: Int)] {
    let pairs = pairs(.callingCodes)
    let known = Set(pairs.map(\.key))
    let shared = pairs.filter { key, _ in
      key.count == 4 && (1...3).allSatisfy { !known.contains(String(key.prefix($0))) }
    }
    return pairs + shared.map { (String($0.key.prefix(3)), $0.row) } + areaPairs
  }

  /// The area codes with their countries. Each follows a calling code and a space, which no calling code contains.
  private var areaPairs: [(key: String, row: Int)] {
    bySize.flatMap { row in
      entries[row].list(.callingCodes).prefix(1).flatMap { code in
        entries[row].list(.areaCodes).map { ("\(code) \($0)", row) }
      }
    }
  }

  /// The rows of the countries by population.
  var bySize: [Int] { entries.map { Int($0.text(.population)) ?? 0 }.indicesOfLargestFirst }
}
