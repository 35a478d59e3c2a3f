/// A country enum whose cases have facts, read in place from tables in the binary.
///
/// What the data that the enum was generated from does not say is `nil` or empty.
public protocol CountryFacts: CountryEnum {
  /// The facts of each case.
  static var _factTable: TextTable { get }

  /// The names: first a row of languages, then one for each case, in these languages, and one of the patterns of labels. The
  /// first language is that of the data.
  static var _nameTable: TextTable { get }

  /// What a search looks through (see `search(_:)`).
  static var _searchTable: TextTable { get }
}

extension CountryFacts {
  /// The name in the language of the data, such as "United States"; the code in upper case where the data has none.
  public var name: String { knownName(in: nil) ?? rawValue.uppercased() }

  /// The name in a language, or `nil` where the data has none.
  ///
  /// - Parameter language: One that the configuration lists (BCP 47), such as "fr", or a kind of it, such as "fr-CA".
  public func name(in language: String) -> String? { knownName(in: language) }

  /// The name of the state in full, such as "United States of America".
  public var officialName: String? { text(.officialName) }

  /// The three letters of ISO 3166-1, in upper case: "USA".
  public var alpha3: String? { text(.alpha3) }

  /// The number of ISO 3166-1, such as 840, which is written with three digits.
  public var numericCode: Int? { integer(.numericCode) }

  /// The capital, in the language of the data; the first one where there are several.
  public var capital: String? { text(.capital) }

  /// The part of the world, such as "Americas".
  public var region: String? { text(.region) }

  /// The part of the region, such as "Northern America".
  public var subregion: String? { text(.subregion) }

  /// How many people live there.
  public var population: Int? { integer(.population) }

  /// The year that `population` is of, where its source says.
  public var populationYear: Int? { integer(.populationYear) }

  /// Where it is: its middle or a principal place, as its source has it.
  public var coordinate: Coordinate? {
    guard let latitude = text(.latitude).flatMap(Double.init), let longitude = text(.longitude).flatMap(Double.init)
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// The codes of its currencies (ISO 4217), in the order of the data.
  public var currencyCodes: [String] { list(.currencies) }

  /// Its time zones by their names in the tz database, such as "Europe/Lisbon".
  ///
  /// Where the data has offsets only, as REST Countries does, they stand as they are: "UTC+01:00".
  public var timeZones: [String] { list(.timeZones) }

  /// The identifiers of its locales, with underscores: those of the generated enum of locales, if there is one.
  public var localeIdentifiers: [String] { list(.locales) }

  /// What a screen reader says of the flag, with the names of the data: "Flag of United States", or "Flag XX".
  ///
  /// - Parameter language: As in `name(in:)`, or `nil` for the language of the data. The label is in that language where the
  ///   configuration has a pattern for it, and in English otherwise.
  public func accessibilityLabel(language: String? = nil) -> String {
    accessibilityLabel(naming: CountryTableNaming<Self>(), language: language)
  }

  /// What a screen reader says of the flag, with the names of a naming.
  ///
  /// - Parameters:
  ///   - naming: Knows the names of countries. It is asked for `gb` where the country is `uk`.
  ///   - language: As in `accessibilityLabel(language:)`.
  public func accessibilityLabel(naming: some CountryNaming, language: String? = nil) -> String {
    let code = CountryCode.assigned(rawValue)
    let names = Self._nameTable
    // The last row has the patterns.
    guard let column = names.column(of: language), let pattern = names.text(row: names.rowCount - 1, column: column),
      let name = naming.name(ofCountry: code, language: language)
    else {
      return label(name: naming.name(ofCountry: code, language: "en") ?? naming.name(ofCountry: code, language: nil))
    }
    var label = ""
    for scalar in pattern.unicodeScalars {
      if scalar == LabelPattern.name { label += name } else { label.unicodeScalars.append(scalar) }
    }
    return label
  }

  /// The name in a language, or in that of the data; `nil` where the table has none.
  func knownName(in language: String?) -> String? {
    Self._nameTable.name(ofCase: _tableIndex, in: language)
  }

  private func text(_ column: CountryColumn) -> String? {
    Self._factTable.text(row: _tableIndex, column: column.rawValue)
  }

  private func integer(_ column: CountryColumn) -> Int? {
    Self._factTable.integer(row: _tableIndex, column: column.rawValue)
  }

  func list(_ column: CountryColumn) -> [String] {
    Self._factTable.list(row: _tableIndex, column: column.rawValue)
  }
}

/// The patterns of accessibility labels in a table of names.
package enum LabelPattern {
  /// The character that stands for the name of the country.
  package static var name: Unicode.Scalar { "\t" }
}
