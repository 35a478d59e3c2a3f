/// Country codes of three letters (ISO 3166-1 alpha-3).
enum Alpha3Code {
  private static let alpha2Codes = StandardCodes.shortCodes(StandardCodes.countries)
  private static let alpha3Codes = Dictionary(uniqueKeysWithValues: alpha2Codes.map { ($1, $0.uppercased()) })

  /// Returns ISO 3166-1's alpha-3 code for a lowercase alpha-2 code, or `nil` if it assigns none.
  static func alpha3(for code: String) -> String? { alpha3Codes[code] }

  /// Returns the lowercase alpha-2 code for an alpha-3 code in any case, or `nil` if no country has the code.
  static func alpha2(for code: String) -> String? { alpha2Codes[code.lowercased()] }

  /// Returns advice about a code that isn't in a list of alpha-2 codes: the code of the same country, or a similar one,
  /// or else the remedy.
  static func hint(for code: String, among known: Set<String>, or remedy: @autoclosure () -> String) -> String {
    let assigned = alpha2(for: code) ?? CountryCode.assigned(code.lowercased())
    return known.contains(assigned)
      ? "write '\(assigned)'" : Spelling.hint(for: code, among: known.sortedByBytes, or: remedy())
  }
}
