import Almanac
public import Guide
public import Observation

/// Two countries side by side, and the choice of them.
@MainActor @Observable public final class ComparisonModel {
  /// The code of the left country, once the reader has chosen one.
  public var left: String?

  /// The code of the right country, once the reader has chosen one.
  public var right: String?

  private let countries: CountriesModel

  /// A comparison of nothing yet.
  public init(countries: CountriesModel) {
    self.countries = countries
  }

  /// The comparison, once two countries are chosen.
  public var comparison: ComparisonViewModel? {
    guard let left, let right, let index = countries.index else { return nil }
    return ComparisonViewModel(left: left, right: right, in: index, language: countries.language)
  }

  /// The country with a code.
  public func country(_ code: String?) -> CountryLink? {
    code.flatMap { countries.index?.country($0) }.map { CountryLink($0, language: countries.language) }
  }

  /// The countries that a text finds.
  public func choices(matching query: String) -> [Choice] {
    let found = countries.index?.search(query, language: countries.language) ?? []
    return found.map { Choice(id: $0.code, title: $0.name, note: $0.emoji) }
  }

  /// Puts a country on the left side. If it was on the right side, the other one stays in the comparison.
  public func begin(with code: String) {
    if right == code { right = left }
    left = code
  }

  /// Changes the sides.
  public func swap() { (left, right) = (right, left) }
}

extension ComparisonViewModel {
  /// What VoiceOver says for a row, such as "Population. Switzerland: 8,860,570. Japan: 123,802,000."
  public func spoken(_ row: Row) -> String {
    let sides = [(left.name, row.left), (right.name, row.right)]
    return sides.reduce("\(row.title).") { "\($0) \($1.0): \($1.1 ?? "unknown")." }
  }
}
