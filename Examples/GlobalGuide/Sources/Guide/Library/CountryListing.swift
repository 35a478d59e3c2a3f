import Almanac
import AlmanacWorld

/// What lists of countries show in one language. It's made once, because each page and each search needs some of it.
struct CountryListing: Sendable {
  /// The lines of all countries, in the order of the index.
  let links: [CountryLink]

  /// The rows of all countries as a dictionary of the language has their names. Those that Almanac doesn't know follow.
  let order: [Int]

  let regions: FilterValues
  let currencies: FilterValues
  let languages: FilterValues

  init(_ countries: [GuideCountry], language: GuideLanguage) {
    let names = FactNames(language: language)
    links = countries.map { CountryLink($0, language: language) }
    let codes = Country.countries.sorted(in: language.rawValue).map(\.rawValue)
    let places = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    func place(_ row: Int) -> Int { places[countries[row].code] ?? codes.count }
    order = countries.indices.sorted { (place($0), $0) < (place($1), $1) }
    regions = FilterValues(countries.map { $0.region.map { [$0] } ?? [] }, title: Texts(language).name)
    currencies = FilterValues(countries.map(\.currencies), title: names.currency)
    languages = FilterValues(countries.map(\.languages), title: names.language)
  }
}
