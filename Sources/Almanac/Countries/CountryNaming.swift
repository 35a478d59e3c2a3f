/// Knows the names of countries: what to inject where the names of the generated enum are not those to be read aloud.
public protocol CountryNaming: Sendable {
  /// The name of a country, or `nil` where it is not known.
  ///
  /// - Parameters:
  ///   - code: The raw value of the country's case, such as `us`.
  ///   - language: The language of the name (BCP 47), or `nil` for the usual one.
  func name(ofCountry code: String, language: String?) -> String?
}
