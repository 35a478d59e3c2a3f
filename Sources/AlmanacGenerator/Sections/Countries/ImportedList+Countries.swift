extension ImportedList {
  /// A list of countries.
  ///
  /// - Parameters:
  ///   - paths: The files, in any format that the section `countries` can name. The first that has a fact counts.
  ///   - language: The language of the names.
  ///   - languages: Further languages of names to keep.
  ///   - progress: Told what is being done.
  public static func countries(
    _ paths: [String],
    language: String = "en",
    languages: [String] = [],
    progress: (String) -> Void = { _ in }
  ) -> ImportedList {
    var problems: [Diagnostic] = []
    let data = CountryData(read(paths, &problems, progress, InputFile.read))
    var configuration = CountriesConfiguration()
    configuration.language = LanguageCode.canonical(language)
    var merger = CountryMerger(configuration: configuration)
    var builder = CountryBuilder(configuration: configuration)
    let countries = builder.countries(of: nil, records: merger.records(of: data))
    problems += data.diagnostics + merger.diagnostics + builder.diagnostics
    if countries.isEmpty, problems.isEmpty, let path = paths.first {
      problems.append(Diagnostic(.dataEmpty, at: SourceLocation(path: path), "no country is listed in these files"))
    }
    let wanted = languages.map(LanguageCode.canonical)
    for language in wanted where !countries.contains(where: { $0.record?.names[language] != nil }) {
      let message = "no file has names in '\(language)'; name CLDR's territories.json of that language as well"
      problems.append(Diagnostic(.nameMissing, at: SourceLocation(path: paths.first ?? ""), message))
    }
    return ImportedList(countries.map { entry($0, languages: wanted) }, problems)
  }

  private static func entry(_ country: Country, languages: [String]) -> JSONLine {
    var line = JSONLine()
    line.add("code", country.code.uppercased())
    for fact in CountryFact.allCases {
      let values = country.list(fact)
      guard !values.isEmpty else { continue }
      switch fact {
      case .numericCode, .population, .populationYear, .coordinate: line.add(fact.rawValue, numbers: values)
      case .name, .officialName, .alpha3, .region, .subregion: line.add(fact.rawValue, values[0])
      // Where there is one capital, as nearly everywhere, it needs no list.
      case .capital where values.count == 1: line.add(fact.rawValue, values[0])
      case .capital, .currencies, .languages, .timeZones, .nativeNames, .otherNames: line.add(fact.rawValue, values)
      }
    }
    let names = (country.record?.names ?? [:]).filter { languages.contains($0.key) }.mapValues(\.value)
    if !names.isEmpty { line.add("names", names) }
    if !country.aliases.isEmpty { line.add("aliases", country.aliases.map(\.value)) }
    return line
  }
}
