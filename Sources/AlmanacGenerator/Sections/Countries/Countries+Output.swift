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
    let facts = CountryColumn.allCases.map { column in entries.map { text(of: $0, column, context.links) } }
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

  private func text(of country: Country, _ column: CountryColumn, _ links: Links) -> String {
    switch column {
    case .officialName: country.text(.officialName)
    case .alpha3: country.text(.alpha3)
    case .numericCode: country.text(.numericCode)
    case .region: country.text(.region)
    case .subregion: country.text(.subregion)
    case .population: country.text(.population)
    case .populationYear: country.text(.populationYear)
    case .latitude: country.list(.coordinate).first ?? ""
    case .longitude: country.list(.coordinate).last ?? ""
    case .capitals: lines(country.list(.capital))
    case .nativeNames: lines(country.list(.nativeNames))
    case .otherNames: lines(country.list(.otherNames))
    case .currencies: links.currencies(of: country).map(\.value).unique.joined(separator: " ")
    case .languages: country.list(.languages).unique.joined(separator: " ")
    case .timeZones: country.list(.timeZones).unique.joined(separator: " ")
    case .locales: links.locales(of: country).map(\.value).joined(separator: " ")
    case .area: country.text(.area)
    case .borders: country.list(.borders).unique.joined(separator: " ")
    case .callingCodes: country.list(.callingCodes).unique.joined(separator: " ")
    case .topLevelDomains: country.list(.topLevelDomains).unique.joined(separator: " ")
    case .firstDayOfWeek: country.text(.firstDayOfWeek)
    case .measurementSystem: country.text(.measurementSystem)
    case .drivingSide: country.text(.drivingSide)
    }
  }

  /// Names in a column, one on each line.
  private func lines(_ names: [String]) -> String { names.joined(separator: "\n") }

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
    let known = CountryFact.allCases.flatMap { fact in
      let values = fact == .currencies ? links.currencies(of: country) : country.record?.facts[fact] ?? []
      guard fact == .coordinate, let latitude = values.first else { return Fact.list(fact.label, values) }
      return [Fact(fact.label, values.map(\.value).joined(separator: ", "), at: latitude.location)]
    }
    let names = (country.record?.names ?? [:]).sortedByKey.map { Fact("name in \($0.key)", $0.value) }
    let isKindStated = !country.list(.kind).isEmpty
    let kind = isOther(at: index) && !isKindStated ? [Fact("kind", kind(of: country).rawValue, at: nil)] : []
    return Explanation.Entry(
      title: ".\(country.caseName)",
      facts: [Fact("code", country.code, at: country.record?.code.location)]
        + (country.flagFile.map { [Fact("flag", size(ofFlag: $0.path), at: $0)] } ?? []) + known + kind + names
        + Fact.list("alias", country.aliases) + Fact.list("locale", links.locales(of: country))
    )
  }

  func isOther(at index: Int) -> Bool { kind(of: entries[index]) != .country }

  func searchTexts(at index: Int) -> Catalog.SearchTexts { .row(searchText(of: entries[index])) }

  /// The size of a flag's image.
  private func size(ofFlag path: String) -> String {
    let bytes = flags?.files.first { $0.path == path }?.bytes
    guard let bytes, let image = try? PNGFile(bytes) else { return "broken" }
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
    entries.map { country in
      var line = JSONLine()
      line.add("code", country.code.uppercased())
      for fact in CountryFact.allCases { Self.add(fact, of: country, to: &line) }
      let names = (country.record?.names ?? [:]).filter { options.languages.contains($0.key) }.mapValues(\.value)
      if !names.isEmpty { line.add("names", names) }
      if !country.aliases.isEmpty { line.add("aliases", country.aliases.map(\.value)) }
      return line
    }
  }

  private static func add(_ fact: CountryFact, of country: Country, to line: inout JSONLine) {
    let values = country.list(fact)
    guard !values.isEmpty else { return }
    switch fact.shape {
    case .integer, .number, .coordinate: line.add(fact.rawValue, numbers: values)
    case .text: line.add(fact.rawValue, values[0])
    case .texts(isShort: true) where values.count == 1: line.add(fact.rawValue, values[0])
    case .texts: line.add(fact.rawValue, fact == .borders ? values.map { $0.uppercased() } : values)
    }
  }
}
