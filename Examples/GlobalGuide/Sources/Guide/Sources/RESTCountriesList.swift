import Foundation

/// Reads the list of REST Countries.
enum RESTCountriesList {
  /// Returns the countries of all pages, in which addresses of flags are relative to `url`.
  ///
  /// - Throws: `CountrySourceError.notCountries` if less than half of the entries are countries.
  static func read(_ pages: [RESTCountriesPage], from url: URL) throws(CountrySourceError) -> LoadedCountries {
    let entries = pages.flatMap(\.entries)
    let known = entries.compactMap(\.self)
    guard !known.isEmpty, known.count * 2 >= entries.count else {
      throw .notCountries("\(known.count) of its \(entries.count) entries are countries")
    }
    var codes: [String: String] = [:]
    for country in known.map(\.country) {
      if let alpha3 = country.alpha3 { codes[alpha3] = country.code }
    }
    let countries = known.map { country($0, codes: codes, url: url) }
    return LoadedCountries(countries, origin: .downloaded, skippedCount: entries.count - known.count)
  }

  private static func country(_ entry: RESTCountry, codes: [String: String], url: URL) -> GuideCountry {
    var country = entry.country
    country.borders = country.borders.compactMap { codes[$0] }
    country.flagURL = entry.flag.flatMap { URL(string: $0, relativeTo: url)?.absoluteURL }.flatMap { flag in
      ["http", "https"].contains(flag.scheme?.lowercased()) ? flag : nil
    }
    return country
  }
}
