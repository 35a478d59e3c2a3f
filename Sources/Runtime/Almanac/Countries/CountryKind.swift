/// The kind of a country enum's case.
///
/// A list of countries in Almanac's own format can state the kind of each entry. Otherwise, the kind follows from the
/// code.
public enum CountryKind: String, CaseIterable, CodableWhereAvailable, Sendable {
  /// A country, or a territory with its own code, such as Greenland.
  case country

  /// A part of a country, such as England.
  case subdivision

  /// A group of countries, such as the European Union.
  case organization

  /// Anything else, such as the fallback.
  case other

  /// Creates the kind that follows from a code alone.
  ///
  /// - Parameter code: A raw value, such as `us`. `eu` and `un` are organizations, codes such as `gb-eng` (ISO 3166-2)
  ///   are subdivisions, `xx` is none of these, and all other codes are countries.
  public init(code: String) {
    switch code {
    case "eu", "un": self = .organization
    case "xx": self = .other
    default: self = Self.isPart(code) ? .subdivision : .country
    }
  }

  /// Returns whether a code consists of a country's code, a hyphen, and up to three letters or digits.
  private static func isPart(_ code: String) -> Bool {
    var code = code
    return code.withUTF8 { bytes in
      guard (4...6).contains(bytes.count), bytes[2] == UInt8(ascii: "-") else { return false }
      for (index, byte) in bytes.enumerated() where index != 2 {
        let isDigit = index > 2 && byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        guard isDigit || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") else { return false }
      }
      return true
    }
  }
}
