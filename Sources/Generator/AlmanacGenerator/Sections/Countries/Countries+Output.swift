extension Template {
  /// The enum of countries.
  static let country = Template("Country")

  /// The tables of country facts, and the properties that link countries to the other enums.
  static let countryFacts = Template("CountryFacts")
}

extension Countries {
  func contexts(_ context: TargetContext) throws(TableOverflow) -> [Template: TemplateVariables] {
    let fallback = entries.first { $0.code == settings.flags.fallbackName }
    let hasFacts = facts != nil || context.hasRelations
    let common: TemplateVariables = [
      "hasFlags": .flag(flags != nil),
      "hasFacts": .flag(hasFacts),
      "fallback": .text(fallback?.caseName ?? ""),
      "kinds": .list(kinds),
    ]
    let enumeration = try enumeration(context).adding(common)
    guard hasFacts else { return [.country: enumeration] }
    let tables = try tables(context, patterns: languages.map { settings.labelPattern(in: $0) })
    return [
      .country: enumeration,
      .countryFacts: context.common(type: settings.section.type, count: entries.count)
        .adding(tables)
        .adding(["isOfCountries": .flag(true)])
        .adding(try currencyUses(context))
        .adding(try details(context))
        .adding(try lookups()),
    ]
  }

  /// The kinds of the cases: the patterns of a switch, and their values, of which the last one is the default.
  private var kinds: [TemplateValue] {
    let groups = Dictionary(grouping: entries, by: kind(of:))
    return [CountryKind.subdivision, .organization, .other, .country].compactMap { kind in
      guard let countries = groups[kind] else { return nil }
      let pattern = countries.map { ".\($0.caseName)" }.joined(separator: ", ")
      return .variables([
        "pattern": .text(kind == .country ? "default" : "case \(pattern)"), "kind": .text(kind.rawValue),
      ])
    }
  }

  /// Returns the table of when each country used which currency, if any states it. A program contains it only if it
  /// asks for the past.
  private func currencyUses(_ context: TargetContext) throws(TableOverflow) -> TemplateVariables {
    let rows = entries.map { [$0.list(.currencyUses).joined(separator: "\n")] }
    guard rows.contains(where: { $0 != [""] }) else { return [:] }
    return ["hasCurrencyUses": .flag(true), "currencyUses": try context.table(rows)]
  }

  /// Returns the table of details, if any country has one: a separate table, like that of currency uses.
  private func details(_ context: TargetContext) throws(TableOverflow) -> TemplateVariables {
    let rows = entries.map { country in
      CountryDetail.allCases.map { detail in
        let text = country.list(detail.fact).joined(separator: "\n")
        // The code of a state becomes a raw value.
        return detail == .sovereignty ? CountryCode.assigned(text.lowercased()) : text
      }
    }
    guard rows.contains(where: { $0.contains { !$0.isEmpty } }) else { return [:] }
    return [
      "hasDetails": .flag(true), "details": try context.table(rows),
      "detailColumns": .number(CountryDetail.allCases.count),
    ]
  }

  func text(of country: Country, in column: CountryColumn, _ links: Links) -> String? {
    switch column {
    case .languages:
      // Few countries have working languages, so they need no column.
      (country.list(.languages).unique + country.list(.workingLanguages).unique.map { "/" + $0 }).joined(separator: " ")
    case .currencies: links.currenciesOfCountry[country.code, default: []].map(\.value).unique.joined(separator: " ")
    case .locales: links.localesOfCountry[country.code, default: []].map(\.value).joined(separator: " ")
    default: nil
    }
  }

  func searchTerms(of country: Country) -> SearchTerms {
    SearchTerms(
      codes: [CountryCode.reserved(besides: country.code) ?? "", country.text(.alpha3)]
        + codes(ofNumber: country.text(.numericCode)),
      exactCodes: country.list(.callingCodes).map { "+" + $0 } + country.list(.topLevelDomains),
      names: country.names(in: languages) + [.officialName, .nativeNames, .otherNames].flatMap { country.list($0) },
      words: country.list(.capital)
    )
  }

  func searchOrder(_ links: Links) -> [Int] { bySize }

  func indices(of text: String) -> [Int] {
    if text.isEmpty { return [] }
    let (code, number) = (text.lowercased(), Int(text).map(String.init))
    return indices.filter { index in
      let country = entries[index]
      let codes = [country.code, CountryCode.reserved(besides: country.code), country.text(.alpha3).lowercased()]
      return codes.contains(code) || number == country.text(.numericCode)
    }
  }

  func facts(of country: Country, _ links: Links) -> (own: [Fact], linked: [Fact]) {
    let currencies = links.currenciesOfCountry[country.code] ?? []
    let known = CountryFact.allCases.flatMap { fact in
      fact.descriptions(of: fact == .currencies ? currencies : country.record?.facts[fact] ?? [])
    }
    let kind = kind(of: country)
    let followsFromCode = kind != .country && country.text(.kind).isEmpty
    let flag = flagFiles[country.code].map { file in
      let size = (try? file.png()).map { "\($0.width) × \($0.height) pixels" }
      return Fact("flag", size ?? "broken", at: file.location)
    }
    return (
      [flag].compactMap { $0 } + known
        + (followsFromCode ? [Fact(CountryFact.kind.label, kind.rawValue, at: nil)] : []),
      Fact.list("locale", links.localesOfCountry[country.code] ?? [])
    )
  }

  func isOther(at index: Int) -> Bool { kind(of: entries[index]) != .country }

  func lines(_ options: ImportedList.Options) -> [JSONLine] {
    entries.compactMap { country in
      guard var record = country.record else { return nil }
      record.facts[.borders] = record.facts[.borders]?.map { $0.map { $0.uppercased() } }
      return record.line(country.code.uppercased(), country.aliases, options)
    }
  }
}

extension CountryDetail {
  fileprivate var fact: CountryFact {
    switch self {
    case .sovereignty: .sovereignty
    case .landlocked: .landlocked
    case .memberships: .memberships
    case .demonyms: .demonyms
    case .postalCodes: .postalCodes
    case .postalCodeExample: .postalCodeExample
    case .iocCode: .iocCode
    case .fifaCode: .fifaCode
    case .capitalCoordinate: .capitalCoordinate
    }
  }
}
