/// Where a country's facts come from.
enum CountryFormat: Sendable {
  case own, restCountries, isoCodes, cldr, zoneTab
}
