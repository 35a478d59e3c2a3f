import Almanac
import AlmanacWorld
public import Foundation

/// The countries in the program. They need no network, and cannot fail.
public struct EmbeddedCountries: CountrySource {
  /// The source.
  public init() {}

  /// `nil`: the flags are in the program, too.
  public var flagFolder: URL? { nil }

  /// All countries, in the order of their codes.
  public func load() async throws(CountrySourceError) -> LoadedCountries {
    LoadedCountries(Country.countries.map { GuideCountry($0) }, origin: .embedded)
  }
}
