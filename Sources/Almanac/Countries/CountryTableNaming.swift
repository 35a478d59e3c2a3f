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
