/// A source of country names for accessibility labels, for use instead of the names of the generated enum.
public protocol CountryNaming: Sendable {
  /// The name of a country, or `nil` if the name is not known.
  ///
  /// - Parameters:
  ///   - code: The raw value of the country's case, such as `us`.
  ///   - language: The language of the name (BCP 47), or `nil` for the default.
  func name(ofCountry code: String, language: String?) -> String?
}
