/// A country enum with facts about each country, read in place from tables in the binary.
///
/// Facts that the data doesn't contain are `nil` or empty.
public protocol CountryFacts: CountryEnum, NamedEnum, SearchableEnum {
  /// The facts about each case.
  static var _factTable: _TextTable { get }
}

extension CountryFacts {
  /// The name in the main language, such as "United States", or the code in uppercase if there is no name.
  ///
  /// - Complexity: O(length of the name); names of up to 15 bytes need no allocation.
  @inlinable
  public var name: String { Self._nameTable.text(row: _tableIndex &+ 1, column: 0) ?? rawValue.uppercased() }

  /// The full name of the state, such as "United States of America".
  @inlinable
  public var officialName: String? { text(.officialName) }

  /// The alpha-3 code (ISO 3166-1), in uppercase: "USA".
  ///
  /// ISO leaves XKX to its users. In the world's list, it is Kosovo's code.
  @inlinable
  public var alpha3: String? { text(.alpha3) }

  /// The numeric code (ISO 3166-1), such as 840.
  ///
  /// It is usually written with three digits.
  @inlinable
  public var numericCode: Int? { integer(.numericCode) }

  /// The country's names in its own languages, such as "Schweiz" and "Suisse", in the list's order.
  public var nativeNames: [String] { lines(.nativeNames) }

  /// Other names, such as "Holland" for the Netherlands.
  public var otherNames: [String] { lines(.otherNames) }

  /// The capital, in the main language; the first one if there are several.
  @inlinable
  public var capital: String? { _capital.count > 0 ? _capital.text : nil }

  /// Calls a closure with the UTF-8 of `capital`, in place in the binary.
  ///
  /// - Parameter body: A closure that must not keep the buffer, which is empty if the capital is unknown.
  /// - Returns: The return value of `body`.
  /// - Throws: The error that `body` throws.
  /// - Complexity: O(length of the name), without an allocation.
  @inlinable
  public func withCapital<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(_capital.buffer)
  }

  @inlinable
  var _capital: TableBytes {
    Self._factTable.tableBytes(_tableIndex, CountryColumn.capitals.rawValue).firstLine
  }

  /// All capitals, in the main language: South Africa has three.
  public var capitals: [String] { lines(.capitals) }

  /// The part of the world, such as "Americas".
  @inlinable
  public var region: String? { text(.region) }

  /// The part of the region, such as "Northern America".
  @inlinable
  public var subregion: String? { text(.subregion) }

  /// The latest population estimate; see `populationYear`.
  @inlinable
  public var population: Int? { integer(.population) }

  /// The year of `population`, if its source states it.
  public var populationYear: Int? { integer(.populationYear) }

  /// The center of the country or its main island; in lists from tzdata, a city.
  public var coordinate: Coordinate? {
    guard let latitude = decimal(.latitude), let longitude = decimal(.longitude) else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// The codes of its currencies (ISO 4217), in the list's order.
  public var currencyCodes: [String] { list(.currencies) }

  /// The codes of its official languages (BCP 47), such as "pt", in the list's order.
  public var languageCodes: [String] { list(.languages).filter { !$0.hasPrefix("/") } }

  /// The codes of the languages that the state uses although they aren't official (BCP 47), in the list's order.
  public var workingLanguageCodes: [String] {
    list(.languages).filter { $0.hasPrefix("/") }.map { String($0.dropFirst()) }
  }

  /// The names of its time zones in the tz database, such as "Europe/Lisbon".
  ///
  /// If the data contains only UTC offsets, as REST Countries does, the names are offsets such as "UTC+01:00".
  public var timeZones: [String] { list(.timeZones) }

  /// The identifiers of its locales, with underscores, as in the generated enum of locales.
  ///
  /// The array is empty if there is no such enum.
  public var localeIdentifiers: [String] { list(.locales) }

  /// The total area in square kilometers, including inland water.
  public var area: Double? { decimal(.area) }

  /// The countries that share a land border with this one, in the list's order.
  ///
  /// Neighbors that aren't cases of this enum are omitted.
  public var borders: [Self] { list(.borders).compactMap { Self(rawValue: $0) } }

  /// The calling codes (ITU-T E.164) as digits without `+`, such as "41".
  ///
  /// If several countries share a code, such as 1, the digits that follow it belong to the code: "1242".
  public var callingCodes: [String] { list(.callingCodes) }

  /// The top-level domains, the usual one first, such as ".ch".
  public var topLevelDomains: [String] { list(.topLevelDomains) }

  /// The first day of the week in calendars.
  public var firstDayOfWeek: Weekday? { text(.firstDayOfWeek).flatMap { Weekday(code: $0) } }

  /// The system of everyday units.
  public var measurementSystem: MeasurementSystem? {
    text(.measurementSystem).flatMap(MeasurementSystem.init(rawValue:))
  }

  /// The side of the road on which vehicles drive.
  public var drivingSide: DrivingSide? { text(.drivingSide).flatMap(DrivingSide.init(rawValue:)) }

  /// Returns the flag's accessibility label, with the list's names: "Flag of United States", or "Flag XX".
  ///
  /// - Parameter language: As in `name(in:)`, or `nil` for the main language.
  /// - Returns: The label, in this language if the configuration contains a label pattern for it, and in English
  ///   otherwise.
  public func accessibilityLabel(language: String? = nil) -> String {
    let country = Self(rawValue: CountryCode.assigned(rawValue)) ?? self
    let names = Self._nameTable
    // The last row holds the patterns.
    guard let column = names.column(of: language), let pattern = names.text(row: names.rowCount - 1, column: column),
      let name = country.knownName(in: language)
    else { return country.accessibilityLabel(name: country.knownName(in: "en") ?? country.knownName(in: nil)) }
    var label = ""
    for scalar in pattern.unicodeScalars {
      if scalar == LabelPattern.name { label += name } else { label.unicodeScalars.append(scalar) }
    }
    return label
  }

  /// Returns the name in a language, or in the main language for `nil`, if the table contains it.
  func knownName(in language: String?) -> String? {
    Self._nameTable.name(ofCase: _tableIndex, in: language)
  }

  @inlinable
  func text(_ column: CountryColumn) -> String? {
    Self._factTable.text(row: _tableIndex, column: column.rawValue)
  }

  @inlinable
  func integer(_ column: CountryColumn) -> Int? {
    Self._factTable.integer(row: _tableIndex, column: column.rawValue)
  }

  private func decimal(_ column: CountryColumn) -> Double? {
    Self._factTable.tableBytes(_tableIndex, column.rawValue).decimal
  }

  private func lines(_ column: CountryColumn) -> [String] {
    Self._factTable.list(row: _tableIndex, column: column.rawValue, separator: UInt8(ascii: "\n"))
  }

  func list(_ column: CountryColumn) -> [String] {
    Self._factTable.list(row: _tableIndex, column: column.rawValue)
  }
}
