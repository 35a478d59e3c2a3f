/// A fact about a country. The raw value is the key in Almanac's own format.
enum CountryFact: String, CaseIterable, Sendable {
  case name, officialName, alpha3, numericCode, capital, region, subregion, population, populationYear, coordinate
  case currencies, languages, timeZones
  case area, borders, callingCodes, topLevelDomains, firstDayOfWeek, measurementSystem, drivingSide

  /// The raw value of a `CountryKind`.
  case kind

  /// Names in the country's own languages, and other names to search for.
  case nativeNames, otherNames

  /// How a fact is written in Almanac's own format.
  enum Shape {
    case text

    /// An array of texts. If there is only one, it can also be written as a text, and is if `isShort`.
    case texts(isShort: Bool = false)
    case integer(ClosedRange<Int>)
    case number

    /// An array of a latitude and a longitude.
    case coordinate
  }

  /// When two files contradict each other.
  enum Contradiction {
    /// If the values differ.
    case always

    /// If the values differ in more than case and diacritics.
    case unlessFoldedAlike

    /// If the files have no value in common.
    case unlessSomeShared

    /// If each has a value that the other lacks, because some sources list more than others. A language counts without its script
    /// and region.
    case unlessOneIncludesOther

    /// If the values are too far apart to be estimates for different years. Within one format, if they differ.
    case unlessNear

    /// If the values differ, and both files have the same format. With `isOrdered`, their order counts.
    case withinFormat(isOrdered: Bool = true)
    case never
  }

  /// The valid populations. The limit is ten times the population of the world.
  static let populationRange = 0...100_000_000_000

  /// The name of the fact in messages.
  var label: String { properties.label }
  var shape: Shape { properties.shape }
  var contradiction: Contradiction { properties.contradiction }

  private var properties: (label: String, shape: Shape, contradiction: Contradiction) {
    switch self {
    case .name: ("name", .text, .withinFormat())
    case .officialName: ("official name", .text, .withinFormat())
    case .alpha3: ("alpha-3 code", .text, .always)
    case .numericCode: ("numeric code", .integer(1...999), .always)
    case .capital: ("capital", .texts(isShort: true), .unlessSomeShared)
    case .region: ("region", .text, .unlessFoldedAlike)
    case .subregion: ("subregion", .text, .withinFormat())
    case .population: ("population", .integer(Self.populationRange), .unlessNear)
    case .populationYear: ("year of the population", .integer(1000...9999), .never)
    case .coordinate: ("coordinate", .coordinate, .withinFormat())
    case .currencies: ("currencies", .texts(), .unlessOneIncludesOther)
    case .languages: ("languages", .texts(), .unlessOneIncludesOther)
    case .timeZones: ("time zones", .texts(), .withinFormat(isOrdered: false))
    case .area: ("area", .number, .withinFormat())
    case .borders: ("borders", .texts(), .withinFormat(isOrdered: false))
    case .callingCodes: ("calling codes", .texts(), .withinFormat(isOrdered: false))
    case .topLevelDomains: ("top-level domains", .texts(), .withinFormat(isOrdered: false))
    case .firstDayOfWeek: ("first day of the week", .text, .withinFormat())
    case .measurementSystem: ("measurement system", .text, .withinFormat())
    case .drivingSide: ("driving side", .text, .withinFormat())
    case .kind: ("kind", .text, .withinFormat())
    case .nativeNames: ("native names", .texts(), .never)
    case .otherNames: ("other names", .texts(), .never)
    }
  }
}
