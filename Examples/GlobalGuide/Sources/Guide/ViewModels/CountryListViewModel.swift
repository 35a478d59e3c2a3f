import Almanac
import AlmanacWorld
import Foundation

/// The list of countries: what a query and a filter find.
public struct CountryListViewModel: Sendable {
  /// What the list shows.
  public enum Content: Hashable, Sendable {
    /// The source has not answered yet.
    case loading

    /// No country matches.
    case empty

    /// These countries match, best matches first.
    case countries([CountryLink])

    /// There are no countries. The text says why; trying again can help.
    case failed(String)
  }

  /// The text to search for.
  public let query: String

  /// What countries must have.
  public let filter: CountryFilter

  /// What the list is sorted by; `nil` for the best matches first.
  public let order: CountryOrder?

  /// The language of names.
  public let language: GuideLanguage

  /// What the list shows.
  public let content: Content

  /// A sentence about the source: that the countries are a kept copy, that entries were left out, or that no copy could
  /// be kept.
  public let notice: String?

  private let index: CountryIndex?

  /// The indices of the countries that match the query, whatever the filter asks for.
  private let rows: [Int]

  /// The list for a state of the library.
  ///
  /// - Parameters:
  ///   - state: What the library has.
  ///   - query: The text to search for. It is cut after 100 characters.
  ///   - filter: What countries must have.
  ///   - order: What the list is sorted by; `nil` for the best matches first.
  ///   - language: The language of names.
  public init(
    _ state: GuideLibrary.State,
    query: String = "",
    filter: CountryFilter = CountryFilter(),
    order: CountryOrder? = nil,
    language: GuideLanguage = .english
  ) {
    let query = String(query.prefix(100))
    self.query = query
    self.filter = filter
    self.order = order
    self.language = language
    index = state.index
    rows = state.index?.rows(matching: query, language: language) ?? []
    switch state {
    case .loading: content = .loading
    case .failed(let error): content = .failed(error.description)
    case .loaded(let index):
      let links = index.listing(in: language).links
      let found = index.rows(rows, matching: filter, by: order).map { links[$0] }
      content = found.isEmpty ? .empty : .countries(found)
    }
    notice = state.index.flatMap(Self.notice)
  }

  /// The countries that match, best matches first.
  public var countries: [CountryLink] {
    if case .countries(let countries) = content { countries } else { [] }
  }

  /// The number that a country is sorted by, such as "8,921,981", if the list is sorted by one and it is known.
  public func number(of country: CountryLink) -> String? {
    guard let order, let facts = index?.country(country.code) else { return nil }
    let names = FactNames(language: language)
    switch order {
    case .population: return facts.population.map { names.number($0) }
    case .area: return facts.area.map(names.area)
    }
  }

  /// The letters of a list that is sorted by name, each with its first country; none if the list is another one.
  public var letters: [(title: String, country: String)] {
    guard let index, query.allSatisfy(\.isWhitespace), filter.isEmpty, order == nil else { return [] }
    return Country.countries.filter { index.country($0.rawValue) != nil }.sections(in: language.rawValue)
      .compactMap { section in section.elements.first.map { (section.title, $0.rawValue) } }
  }

  /// What the list has, such as "12 countries and territories". It counts all that has a code, and not only states.
  public var summary: String {
    let texts = Texts(language)
    return switch content {
    case .loading: "…"
    case .empty: texts[.noneFound]
    case .countries(let countries): texts[.found, countries.count]
    case .failed: texts[.notLoaded]
    }
  }

  /// The choices of each filter.
  ///
  /// - Complexity: O(*n*) for *n* countries, currencies and languages. It is made on each access.
  public var choices: CountryChoices { CountryChoices(rows, in: index, filter: filter, language: language) }

  private static func notice(about index: CountryIndex) -> String? {
    var sentences: [String] = []
    if case .kept(let date, let reason) = index.origin {
      let day = date.formatted(.iso8601.year().month().day())
      sentences.append("You see a copy of \(day). \(reason)")
    }
    if index.skippedCount > 0 { sentences.append("\(index.skippedCount) entries of the source are not countries.") }
    if let problem = index.keepingProblem { sentences.append(problem) }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}
