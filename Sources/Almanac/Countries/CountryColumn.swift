/// The columns of the facts of countries, in their order in a table.
package enum CountryColumn: Int, CaseIterable {
  /// Texts; empty where the fact is not known.
  case officialName, alpha3, numericCode, capital, region, subregion, population, populationYear, latitude, longitude

  /// Codes with a space between each two.
  case currencies, languages, timeZones, locales
}
