// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Countries/CountryColumn.swift. Do not edit.

/// The columns of a table of country facts, in order.
@usableFromInline
enum CountryColumn: Int, CaseIterable {
  /// Texts; empty if the fact is not known.
  case officialName, alpha3, numericCode, region, subregion, population, populationYear, latitude, longitude

  /// Names, one on each line.
  case capitals, nativeNames, otherNames

  /// Codes, separated by spaces.
  case currencies, languages, timeZones, locales

  /// A number, and codes that are separated by spaces.
  case area, borders, callingCodes, topLevelDomains

  /// CLDR's code of a day, and the raw values of `MeasurementSystem` and `DrivingSide`.
  case firstDayOfWeek, measurementSystem, drivingSide
}

/// The patterns of accessibility labels, which are the last row of a table of names.
enum LabelPattern {
  /// The placeholder for the name of the country.
  static var name: Unicode.Scalar { "\t" }
}
