/// Names countries as the facts of a generated enum do.
public struct CountryTableNaming<Country: CountryFacts>: CountryNaming {
  /// Makes a naming.
  public init() {}

  /// The name in the table of the enum; `nil` where the table does not have it in the language.
  public func name(ofCountry code: String, language: String?) -> String? {
    // Who has a flag of `uk` only, has the names there.
    let country = Country(rawValue: code) ?? CountryCode.reserved(besides: code).flatMap { Country(rawValue: $0) }
    guard let country else { return nil }
    return country.knownName(in: language)
  }
}
