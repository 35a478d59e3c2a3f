import Almanac
import GuideData

/// Countries that can be found by code and by text.
public struct CountryIndex: Sendable {
  /// The countries, sorted by their names in English.
  public let countries: [GuideCountry]

  /// Where they are from.
  public let origin: LoadedCountries.Origin

  /// The number of entries of the source that were left out.
  public let skippedCount: Int

  /// Why the countries could not be kept for offline use, if so.
  public let keepingProblem: String?

  /// A text that no other index has, for what is made of the countries.
  package let version = String(UInt64.random(in: 0 ... .max), radix: 36)

  private let rows: [String: Int]

  /// What searches need of the countries, in the same order.
  let searched: [SearchedCountry]
  private let madeTexts = Locked<CountrySearch?>(nil)
  private let listings = Locked<[GuideLanguage: CountryListing]>([:])

  /// An index of the countries of a source. Of several countries with the same code, the first one counts.
  ///
  /// - Complexity: O(*n* log *n*) for *n* countries. The first search takes longer, unless `prepareSearch()` was
  ///   called.
  public init(_ loaded: LoadedCountries) {
    var seen: Set<String> = []
    let sorted = loaded.countries.filter { seen.insert($0.code).inserted }
      .map { (key: SearchText.folded($0.name(in: .english)), country: $0) }
      .sorted { ($0.key, $0.country.code) < ($1.key, $1.country.code) }
    countries = sorted.map(\.country)
    origin = loaded.origin
    skippedCount = loaded.skippedCount
    keepingProblem = loaded.keepingProblem
    rows = Dictionary(uniqueKeysWithValues: countries.enumerated().map { ($1.code, $0) })
    searched = countries.map { SearchedCountry($0) }
  }

  /// The country with an alpha-2 code in lowercase.
  public func country(_ code: String) -> GuideCountry? { rows[code].map { countries[$0] } }

  /// Returns the countries that match a query and a filter, best matches first.
  ///
  /// The order of the matches:
  ///
  /// 1. The country whose code equals the query (alpha-2, alpha-3 or numeric).
  /// 2. Countries whose name in the given language begins with the query.
  /// 3. Countries with a name in another language, an official or other name that begins with the query.
  /// 4. Countries with a name, of which a word begins with the query.
  /// 5. Countries with a capital, of which a word begins with the query.
  /// 6. Countries with a currency or a language whose code equals the query, or where a word of its name begins with
  ///    it.
  /// 7. If there are none of these, countries with a subdivision that the query finds.
  ///
  /// A query that begins with a plus sign is a phone number, and finds the countries with its calling code.
  ///
  /// Matches of the same kind are sorted by name in the given language, unless there is an order. The search ignores
  /// case, diacritics and punctuation. An empty query matches all countries, in the order of the language's
  /// dictionaries.
  public func search(
    _ query: String,
    language: GuideLanguage = .english,
    filter: CountryFilter = CountryFilter(),
    order: CountryOrder? = nil
  ) -> [CountryLink] {
    let links = listing(in: language).links
    return rows(rows(matching: query, language: language), matching: filter, by: order).map { links[$0] }
  }

  /// Makes what searches need, so that the first one is as fast as all others. It takes some milliseconds.
  public func prepareSearch() { _ = (texts, listing(in: .english)) }

  /// The texts of the countries, which are made when they are needed first: a server can answer before that. Callers
  /// that ask while they are made wait.
  private var texts: CountrySearch {
    madeTexts.withLock { made in
      let texts = made ?? CountrySearch(searched)
      made = texts
      return texts
    }
  }

  /// What lists show in a language. Callers that ask while it's made wait.
  func listing(in language: GuideLanguage) -> CountryListing {
    listings.withLock { listings in
      if let listing = listings[language] { return listing }
      let listing = CountryListing(countries, language: language)
      listings[language] = listing
      return listing
    }
  }

  /// What a browser needs to make the same searches in English, as `SearchedCountry` reads it.
  public var searchText: String { SearchedCountry.text(of: searched) }

  /// The indices of the countries that match a query, best matches first.
  func rows(matching query: String, language: GuideLanguage) -> [Int] {
    // A list of all need not wait for the texts, and in English it's in the order of the index.
    if query.allSatisfy(\.isWhitespace) {
      return language == .english ? Array(countries.indices) : listing(in: language).order
    }
    let found = texts.rows(matching: query, language: language)
    return found.isEmpty ? rows(ofSubdivision: query) : found
  }

  /// The rows of the countries with a state, a province or the like that a query finds, also by its name there: "Wien".
  private func rows(ofSubdivision query: String) -> [Int] {
    var seen: Set<Int> = []
    return Subdivision.search(query).compactMap { rows[$0.countryCode] }.filter { seen.insert($0).inserted }
  }

  /// The indices of those countries that a filter lets through, in an order if there is one.
  func rows(_ rows: [Int], matching filter: CountryFilter, by order: CountryOrder? = nil) -> [Int] {
    let found = filter.isEmpty ? rows : rows.filter { filter.matches(searched[$0]) }
    return order?.sorted(found, of: searched) ?? found
  }
}
