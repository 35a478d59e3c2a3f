/// The choices of the filters of a list, sorted by title.
///
/// The count of a choice is the number of countries that the list would have with it: it regards the query and the
/// other filters. A choice without countries is left out, unless it is the selected one, which comes first if no
/// country has that value at all.
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

  /// The regions, named in the language of the page.
  public let regions: [Choice]

  /// The currencies, named in the language of the page.
  public let currencies: [Choice]

  /// The languages, named in the language of the page.
  public let languages: [Choice]

  /// - Parameters:
  ///   - rows: The indices of the countries that the query finds.
  ///   - index: All countries; `nil` if there are none yet.
  ///   - filter: What the filters are set to.
  ///   - language: The language of the titles.
  init(_ rows: [Int], in index: CountryIndex?, filter: CountryFilter, language: GuideLanguage) {
    let names = FactNames(language: language)
    let all = index?.listing(in: language)
    func choices(
      of part: WritableKeyPath<CountryFilter, String?>,
      _ known: FilterValues?,
      title: (String) -> String
    ) -> [Choice] {
      let selected = filter[keyPath: part]
      var others = filter
      others[keyPath: part] = nil
      var counts = Array(repeating: 0, count: known?.values.count ?? 0)
      if let index, let known {
        for row in index.rows(rows, matching: others) { for value in known.indices[row] { counts[value] += 1 } }
      }
      let choices = zip(known?.values ?? [], counts).compactMap { value, count -> Choice? in
        let isSelected = value.value == selected
        guard count > 0 || isSelected else { return nil }
        return Choice(value: value.value, title: value.title, count: count, isSelected: isSelected)
      }
      guard let selected, !choices.contains(where: \.isSelected) else { return choices }
      return [Choice(value: selected, title: title(selected), count: 0, isSelected: true)] + choices
    }
    regions = choices(of: \.region, all?.regions, title: Texts(language).name)
    currencies = choices(of: \.currency, all?.currencies, title: names.currency)
    languages = choices(of: \.language, all?.languages, title: names.language)
  }
}
