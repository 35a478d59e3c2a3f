public import Almanac

/// A country that no longer exists, and its successors (ISO 3166-3).
///
/// ```swift
/// FormerCountry("AN")?.name                            // "Netherlands Antilles"
/// FormerCountry("AN")?.successors(in: Country.self)    // [.bq, .cw, .sx]
/// ```
///
/// Its codes can belong to another country today: `sk` was Sikkim, and is Slovakia.
public struct FormerCountry: Hashable, Sendable {
  /// The alpha-4 code, such as "SUHH", which starts with the former alpha-2 code.
  public let alpha4: String

  /// The former alpha-3 code, such as "SUN".
  public let alpha3: String

  /// The former numeric code, such as 810, or `nil` if it had none.
  public let numericCode: Int?

  /// The English name, such as "Soviet Union".
  public let name: String

  /// The year in which ISO 3166-1 withdrew the codes.
  public let year: Int

  /// The day on which ISO 3166-1 withdrew the codes, or `nil` if only the year is known.
  public let date: CalendarDate?

  /// The alpha-2 codes of the countries that its land belongs to today, in lowercase, sorted.
  public let successorCodes: [String]

  /// The former alpha-2 code in lowercase, such as "su".
  public var alpha2: String { alpha4.prefix(2).lowercased() }

  /// Creates the former country with a code, or returns `nil` if there is none.
  ///
  /// Two countries had the code `cs`: Czechoslovakia until 1993, and Serbia and Montenegro until 2006. The result is
  /// the later one.
  ///
  /// - Parameter code: An alpha-2, alpha-3 or alpha-4 code in upper or lower case.
  public init?(_ code: String) {
    let key = code.uppercased()
    let found = Self.all.last { [$0.alpha2.uppercased(), $0.alpha3, $0.alpha4].contains(key) }
    guard let found else { return nil }
    self = found
  }

  /// Returns the cases of an enum that its land belongs to today.
  public func successors<Country: CountryEnum>(in type: Country.Type) -> [Country] {
    successorCodes.compactMap { Country(rawValue: $0) }
  }

  /// All former countries, sorted by alpha-4 code.
  public static var all: [FormerCountry] {
    facts.description.split(separator: "\n").map { FormerCountry(line: $0) }
  }

  private init(line: Substring) {
    let parts = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    alpha4 = parts[0]
    alpha3 = parts[1]
    numericCode = Int(parts[2])
    year = Int(parts[3].prefix(4)) ?? 0
    date = CalendarDate(parts[3])
    successorCodes = parts[4].split(separator: " ").map(String.init)
    name = parts[5]
  }
}
