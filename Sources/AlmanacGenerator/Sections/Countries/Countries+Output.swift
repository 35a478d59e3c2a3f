extension Template {
  /// The enum of countries.
  static let country = Template("Country")

  /// The tables of country facts, and the properties that link countries to the other enums.
  static let countryFacts = Template("CountryFacts")

  /// The table of flags. It writes a file of its own, so that a changed image recompiles nothing else.
  static let countryFlags = Template("CountryFlags")
}

extension Countries {
  func contexts(_ context: TargetContext) throws(TableOverflow) -> [Template: [String: Any]] {
    let cases = entries.map { context.entry($0.code, $0.caseName, $0.aliases) }
    let fallback = entries.first { $0.code == settings.flags.fallbackName }
    let hasFacts = hasFacts || context.hasRelations
    let common: [String: Any] = [
      "hasFlags": flags != nil,
      "hasFacts": hasFacts,
      "fallback": fallback?.caseName ?? "",
      "kinds": kinds,
    ]
    let enumeration = try context.enumeration(.countries, codes: entries.map(\.code), cases).adding(common)
    guard hasFacts else { return [.country: enumeration] }
    let languages = settings.languages.all
    let names =
      [languages]
      + entries.map { country in
        [country.text(.name)] + languages.dropFirst().map { country.record?.names[$0]?.value ?? "" }
      } + [languages.map { settings.labelPattern(in: $0) }]
    let facts = CountryColumn.allCases.map { texts(in: $0, context.links) }
    let search = entries.map { [searchText(of: $0)] }
    return [
      .country: enumeration,
      .countryFacts: try context.common(type: settings.section.type, count: entries.count)
        .adding(context.facts(facts))
        .adding(context.names(names))
        .adding(["search": context.table(search)]),
    ]
  }

  /// The kinds of the cases: the patterns of a switch, and their values. The last one is that of all other cases.
  private var kinds: [[String: Any]] {
    let groups = Dictionary(grouping: entries, by: kind(of:))
    return [CountryKind.subdivision, .organization, .other, .country].compactMap { kind in
      guard let countries = groups[kind] else { return nil }
      let pattern = countries.map { ".\($0.caseName)" }.joined(separator: ", ")
      return ["pattern": kind == .country ? "default" : "case \(pattern)", "kind": kind.rawValue]
    }
  }

  private func texts(in column: CountryColumn, _ links: Links) -> [String] {
    switch column {
    case .currencies:
      entries.map { links.currenciesOfCountry[$0.code, default: []].map(\.value).unique.joined(separator: " ") }
    case .locales: entries.map { links.localesOfCountry[$0.code, default: []].map(\.value).joined(separator: " ") }
    default: CountryRecord.texts(in: column, of: entries.map(\.record))
    }
  }

  /// The text that a search looks through: codes, then names.
  private func searchText(of country: Country) -> String {
    let codes = [country.code, CountryCode.reserved(besides: country.code) ?? "", country.text(.alpha3)]
    let names =
      settings.languages.all.dropFirst().compactMap { country.record?.names[$0]?.value } + country.list(.officialName)
      + country.list(.nativeNames) + country.list(.otherNames) + country.list(.capital)
    return SearchRow.text(
      codes: codes + SearchRow.codes(ofNumber: country.text(.numericCode)),
      name: country.list(.name).first ?? country.code,
      words: names
    )
  }

  func indices(of text: String) -> [Int] { indices.filter { Self.isCalled(entries[$0], text) } }

  func explanation(at index: Int, _ links: Links) -> Explanation.Entry {
    let country = entries[index]
    let currencies = links.currenciesOfCountry[country.code] ?? []
    let known = CountryFact.allCases.flatMap { fact in
      fact.descriptions(of: fact == .currencies ? currencies : country.record?.facts[fact] ?? [])
    }
    let kind = isOther(at: index) && country.list(.kind).isEmpty ? kind(of: country).rawValue : nil
    return Explanation.Entry(
      title: ".\(country.caseName)",
      facts: [Fact("code", country.code, at: country.record?.code.location)]
        + (country.flagFile.map { [Fact("flag", size(ofFlag: $0.path), at: $0)] } ?? []) + known
        + (kind.map { [Fact(CountryFact.kind.label, $0, at: nil)] } ?? []) + (country.record?.nameDescriptions ?? [])
        + Fact.list("alias", country.aliases) + Fact.list("locale", links.localesOfCountry[country.code] ?? [])
    )
  }

  func isOther(at index: Int) -> Bool { kind(of: entries[index]) != .country }

  func searchTexts(at index: Int) -> Catalog.SearchTexts { .row(searchText(of: entries[index])) }

  /// The size of a flag's image.
  private func size(ofFlag path: String) -> String {
    guard let image = try? flags?.files.first(where: { $0.path == path })?.png() else { return "broken" }
    return "\(image.width) × \(image.height) pixels"
  }

  /// Whether a text is one of a country's codes.
  private static func isCalled(_ country: Country, _ text: String) -> Bool {
    let number = Int(text).map(String.init)
    let reserved = CountryCode.reserved(besides: country.code)
    let codes = [country.code, reserved, country.text(.alpha3).lowercased()]
    return !text.isEmpty && (codes.contains(text.lowercased()) || number == country.text(.numericCode))
  }

  func lines(_ options: ImportedList.Options) -> [JSONLine] {
    entries.compactMap { country in
      guard var record = country.record else { return nil }
      record.facts[.borders] = record.facts[.borders]?.map {
        Located(value: $0.value.uppercased(), location: $0.location)
      }
      return record.line(country.code.uppercased(), country.aliases, options)
    }
  }
}
