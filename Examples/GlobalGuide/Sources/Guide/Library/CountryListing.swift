/// What lists of countries show in one language. It's made once, because each page and each search needs some of it.
struct CountryListing: Sendable {
  /// The lines of all countries, in the order of the index.
  let links: [CountryLink]

  let regions: FilterValues
  let currencies: FilterValues
  let languages: FilterValues

  init(_ countries: [GuideCountry], language: GuideLanguage) {
    let names = FactNames(language: language)
    links = countries.map { CountryLink($0, language: language) }
    regions = FilterValues(countries.map { $0.region.map { [$0] } ?? [] }, title: Texts(language).name)
    currencies = FilterValues(countries.map(\.currencies), title: names.currency)
    languages = FilterValues(countries.map(\.languages), title: names.language)
  }
}
