/// A source of country names for accessibility labels, for use instead of the names of the generated enum.
public protocol CountryNaming: Sendable {
  /// The name of a country, or `nil` if the name is not known.
  ///
  /// - Parameters:
  ///   - code: The raw value of the country's case, such as `us`.
  ///   - language: The language of the name (BCP 47), or `nil` for the default.
  func name(ofCountry code: String, language: String?) -> String?
}

/// A naming that uses the names of a generated enum.
public struct CountryTableNaming<Country: CountryFacts>: CountryNaming {
  /// Creates a naming.
  public init() {}

  /// The name in the table of the enum, or `nil` if the table does not have it in the language.
  public func name(ofCountry code: String, language: String?) -> String? {
    // If the only flag is `uk`, the names belong to that case.
    let country = Country(rawValue: code) ?? CountryCode.reserved(besides: code).flatMap { Country(rawValue: $0) }
    guard let country else { return nil }
    return country.knownName(in: language)
  }
}
