/// The columns of a table of country facts, in order.
package enum CountryColumn: Int, CaseIterable {
  /// Texts; empty if the fact is not known.
  case officialName, alpha3, numericCode, capital, region, subregion, population, populationYear, latitude, longitude

  /// Codes, separated by spaces.
  case currencies, languages, timeZones, locales
}
