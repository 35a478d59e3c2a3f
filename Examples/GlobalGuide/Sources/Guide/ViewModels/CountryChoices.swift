import Almanac

/// The choices of the filters of a list, sorted by title.
///
/// The count of a choice is the number of countries that the list would have with it: it regards the query and the other filters. A
/// choice without countries is left out, unless it is the selected one.
public struct CountryChoices: Codable, Hashable, Sendable {
  /// A value of a filter.
  public struct Choice: Codable, Hashable, Identifiable, Sendable {
    /// What the filter is set to.
    public let value: String

    /// What the reader sees.
    public let title: String

    /// The number of countries.
    public let count: Int

    /// Whether the filter is set to it.
    public let isSelected: Bool

    /// The value.
    public var id: String { value }
  }

  /// The regions, in English.
  public let regions: [Choice]

  /// The currencies, named in the language of the page.
  public let currencies: [Choice]

  /// The languages, named in the language of the page.
  public let languages: [Choice]

  /// - Parameters:
  ///   - rows: The indices of the countries that the query finds.
  ///   - countries: What searches need of all countries, which is less to copy than all their facts.
  init(_ rows: [Int], of countries: [SearchedCountry], filter: CountryFilter, language: GuideLanguage) {
    let names = FactNames(language: language)
    func choices(
      of part: WritableKeyPath<CountryFilter, String?>,
      _ values: (SearchedCountry) -> [String],
      title: (String) -> String
    ) -> [Choice] {
      var others = filter
      others[keyPath: part] = nil
      var counts: [String: Int] = [:]
      for row in rows where others.matches(countries[row]) {
        for value in values(countries[row]) { counts[value, default: 0] += 1 }
      }
      if let selected = filter[keyPath: part] { counts[selected, default: 0] += 0 }
      let choices = counts.map { value, count in
        Choice(value: value, title: title(value), count: count, isSelected: value == filter[keyPath: part])
      }
      return choices.map { (key: SearchText.folded($0.title), choice: $0) }
        .sorted { ($0.key, $0.choice.value) < ($1.key, $1.choice.value) }.map(\.choice)
    }
    regions = choices(of: \.region, { $0.region.map { [$0] } ?? [] }, title: { $0 })
    currencies = choices(of: \.currency, \.currencies, title: names.currency)
    languages = choices(of: \.language, \.languages, title: names.language)
  }
}
