/// Country codes of three letters (ISO 3166-1 alpha-3).
enum Alpha3Code {
  private static let alpha2Codes: [Substring: Substring] = {
    let pairs = StandardCodes.countries.split(separator: " ")
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0.prefix(3), $0.suffix(2)) })
  }()

  /// Returns the lower-case alpha-2 code for an alpha-3 code in any case, or `nil` if no country has the code.
  static func alpha2(for code: String) -> String? { alpha2Codes[code.lowercased()[...]].map(String.init) }
}
