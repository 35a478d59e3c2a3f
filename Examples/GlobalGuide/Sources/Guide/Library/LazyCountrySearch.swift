/// The texts of countries, which are made when they are needed first: a server can answer before that.
final class LazyCountrySearch: Sendable {
  private let countries: [SearchedCountry]
  private let made = Locked<CountrySearch?>(nil)

  init(_ countries: [SearchedCountry]) { self.countries = countries }

  /// The texts. Callers that ask while they are made wait.
  var value: CountrySearch {
    made.withLock { made in
      let value = made ?? CountrySearch(countries)
      made = value
      return value
    }
  }
}
