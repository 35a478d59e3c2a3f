import Almanac
import AlmanacWorld
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
    for entry in known { codes[entry.alpha3 ?? ""] = entry.code }
    let countries = known.map { country($0, codes: codes, url: url) }
    return LoadedCountries(countries, origin: .downloaded, skippedCount: entries.count - known.count)
  }

  private static func country(_ entry: RESTCountry, codes: [String: String], url: URL) -> GuideCountry {
    var names = ["en": entry.name]
    for (language, name) in entry.translations { names[shortest(language)] = names[shortest(language)] ?? name }
    let known = Country(rawValue: entry.code)
    var country = GuideCountry(code: entry.code, names: names, emoji: entry.emoji ?? known?.emoji ?? "🏳️")
    country.alpha3 = entry.alpha3
    country.numericCode = entry.numericCode
    country.officialName = entry.officialName
    country.nativeNames = entry.nativeNames
    country.otherNames = entry.otherNames
    country.capitals = entry.capitals
    country.region = entry.region
    country.subregion = entry.subregion
    country.population = entry.population
    country.area = entry.area
    country.currencies = entry.currencies
    country.languages = entry.languages.map(shortest)
    country.timeZones = entry.timeZones
    country.borders = entry.borders.compactMap { codes[$0] }
    country.coordinate = entry.coordinate
    country.callingCodes = entry.callingCodes
    // The format has no locales. Which ones there are is a fact about this program.
    country.locales = known?.localeIdentifiers ?? []
    country.flagURL = entry.flag.flatMap { URL(string: $0, relativeTo: url)?.absoluteURL }.flatMap { flag in
      ["http", "https"].contains(flag.scheme?.lowercased()) ? flag : nil
    }
    return country
  }

  /// The shortest code of a language: "de" for "deu".
  private static func shortest(_ code: String) -> String { Locale.identifier(.bcp47, from: code) }
}
