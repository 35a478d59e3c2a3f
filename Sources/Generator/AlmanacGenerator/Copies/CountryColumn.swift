// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Countries/CountryColumn.swift. Do not edit.

/// The columns of a table of country facts, in order.
@usableFromInline
enum CountryColumn: Int, CaseIterable {
  /// Strings; empty if the fact is unknown.
  case officialName, alpha3, numericCode, region, subregion, population, populationYear, latitude, longitude

  /// Names, one per line.
  case capitals, nativeNames, otherNames

  /// Codes, separated by spaces.
  case currencies, languages, timeZones, locales

  /// A number, and codes that are separated by spaces.
  case area, borders, callingCodes, topLevelDomains

  /// CLDR's code for a day, and the raw values of `MeasurementSystem` and `DrivingSide`.
  case firstDayOfWeek, measurementSystem, drivingSide
}

/// The columns of the table of details, which few programs use. Each contains the values of a fact, one per line.
enum CountryDetail: Int, CaseIterable {
  case sovereignty, landlocked, memberships, demonyms, postalCodes, postalCodeExample, iocCode, fifaCode
  case capitalCoordinate
}

/// The patterns of accessibility labels, which are the last row of a table of names.
enum LabelPattern {
  /// The placeholder for the name of the country.
  static var name: Unicode.Scalar { "\t" }
}
