import Foundation

/// The texts of countries, which are made when they are needed first: a server can answer before that.
///
/// `@unchecked` is safe: a lock guards the variable.
final class LazyCountrySearch: @unchecked Sendable {
  private let countries: [SearchedCountry]
  private let lock = NSLock()
  private var made: CountrySearch?

  init(_ countries: [SearchedCountry]) { self.countries = countries }

  /// The texts. Callers that ask while they are made wait.
  var value: CountrySearch {
    lock.withLock {
      let value = made ?? CountrySearch(countries)
      made = value
      return value
    }
  }
}
