/// The countries of the guide in the browser, and the same search as on the server.
private struct BrowserCountries {
  nonisolated(unsafe) static var current = BrowserCountries("")

  /// The query is cut as the server cuts it.
  private static let maximumQueryLength = 100

  private let countries: [SearchedCountry]
  private let search: CountrySearch

  var count: Int { countries.count }

  init(_ text: String) {
    countries = SearchedCountry.countries(in: text)
    search = CountrySearch(countries)
  }

  /// The codes of the countries that match, with spaces between them.
  func codes(
    matching query: String,
    _ filter: CountryFilter,
    by order: CountryOrder?,
    in language: GuideLanguage
  ) -> String {
    let rows = search.rows(matching: String(query.prefix(Self.maximumQueryLength)), language: language)
      .filter { filter.matches(countries[$0]) }
    return (order?.sorted(rows, of: countries) ?? rows).map { countries[$0].code }.joined(separator: " ")
  }
}

/// Takes the countries of `/api/search`, and returns how many they are.
@_expose(wasm, "guide_countries")
@_cdecl("guide_countries")
func guideCountries(_ length: Int32) -> Int32 {
  BrowserCountries.current = BrowserCountries(Edge.text(length))
  return Int32(BrowserCountries.current.count)
}

/// Answers with the codes of the countries that match a query, a region, a currency and a language, in an order,
/// for a page in a language. An empty text matches all, and stands for the order of the query.
@_expose(wasm, "guide_search")
@_cdecl("guide_search")
func guideSearch(_ length: Int32) -> Int32 {
  let texts = Edge.texts(length, count: 6)
  let values = texts.dropFirst().map { $0.isEmpty ? nil : $0 }
  let filter = CountryFilter(region: values[0], currency: values[1], language: values[2])
  let (order, language) = (CountryOrder(rawValue: texts[4]), GuideLanguage(rawValue: texts[5]) ?? .english)
  return Edge.answer(BrowserCountries.current.codes(matching: texts[0], filter, by: order, in: language))
}
