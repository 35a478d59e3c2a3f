import Almanac

/// The texts of the tables of countries.
struct CountryTables {
  /// A row for each country, with the columns of `CountryColumn`.
  let facts: [[String]]

  /// A row of languages, and one for each country.
  let names: [[String]]

  /// What a search looks through, a row for each country.
  let search: [[String]]

  /// - Parameters:
  ///   - language: The language of the main names.
  ///   - languages: Further languages.
  init(_ countries: [Country], language: String, languages: [String]) {
    facts = countries.map { country in CountryColumn.allCases.map { Self.text(of: country, $0) } }
    names =
      [[language] + languages]
      + countries.map { country in
        [country.text(.name)] + languages.map { country.record?.names[$0]?.value ?? "" }
      }
    search = countries.map { [Self.search($0, languages: languages)] }
  }

  private static func text(of country: Country, _ column: CountryColumn) -> String {
    switch column {
    case .officialName: country.text(.officialName)
    case .alpha3: country.text(.alpha3)
    case .numericCode: country.text(.numericCode)
    case .capital: country.text(.capital)
    case .region: country.text(.region)
    case .subregion: country.text(.subregion)
    case .population: country.text(.population)
    case .populationYear: country.text(.populationYear)
    case .latitude: country.text(.coordinate)
    case .longitude: country.list(.coordinate).last ?? ""
    case .currencies: country.currencies.map(\.value).unique.joined(separator: " ")
    case .languages: country.list(.languages).unique.joined(separator: " ")
    case .timeZones: country.list(.timeZones).unique.joined(separator: " ")
    case .locales: country.locales.map(\.value).joined(separator: " ")
    }
  }

  private static func search(_ country: Country, languages: [String]) -> String {
    let number = country.text(.numericCode)
    let codes = [
      country.code, CountryCode.reserved(besides: country.code) ?? "", country.text(.alpha3), number,
      String(repeating: "0", count: max(0, 3 - number.count)) + number,
    ]
    let name = country.list(.name).first ?? country.code
    let names =
      languages.compactMap { country.record?.names[$0]?.value } + country.list(.officialName)
      + country.list(.nativeNames) + country.list(.otherNames) + country.list(.capital)
    let main = SearchText.folded(name)
    // What stands for a word already need not stand again.
    let further = names.map(SearchText.folded).unique.filter { !$0.isEmpty && $0 != main }
    return SearchText.row(
      codes: codes.map(SearchText.folded).unique.filter { !$0.isEmpty && $0 != "000" },
      names: [main] + further
    )
  }
}
