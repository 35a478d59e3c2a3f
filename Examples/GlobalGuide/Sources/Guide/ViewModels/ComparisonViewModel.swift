public import Foundation

/// Two countries side by side.
public struct ComparisonViewModel: Codable, Hashable, Sendable {
  /// A fact about both countries.
  public struct Row: Codable, Hashable, Identifiable, Sendable {
    /// What is compared.
    public let key: TextKey

    /// What is compared, in the language of the page, such as "Population".
    public let title: String

    /// The fact about the left country, or `nil` if it is not known.
    public let left: String?

    /// The fact about the right country, or `nil` if it is not known.
    public let right: String?

    /// The left number as a share of the larger one, from 0 to 1. `nil` if one is not known, both are 0, or they are
    /// not numbers.
    public let leftShare: Double?

    /// The right number as a share of the larger one, if there is a share of the left one.
    public let rightShare: Double?

    /// What both have in common, such as a currency.
    public let common: [String]

    /// What is compared.
    public var id: TextKey { key }
  }

  /// The left country.
  public let left: CountryLink

  /// The right country.
  public let right: CountryLink

  /// The facts.
  public let rows: [Row]

  /// Whether the countries have a common border on land.
  public let areNeighbors: Bool

  /// A comparison, or `nil` if one of the codes has no country.
  public init?(
    left: String,
    right: String,
    in index: CountryIndex,
    language: GuideLanguage = .english,
    now: Date = Date()
  ) {
    guard let first = index.country(left), let second = index.country(right) else { return nil }
    self.left = CountryLink(first, language: language)
    self.right = CountryLink(second, language: language)
    areNeighbors = first.borders.contains(second.code) || second.borders.contains(first.code)
    let (names, texts) = (FactNames(language: language), Texts(language))
    let columns = Columns(pair: (first, second), texts: texts)
    rows = [
      columns.numbers(.population, { $0.population }, names.number, Double.init),
      columns.numbers(.area, { $0.area }, names.area, \.self),
      columns.numbers(.density, { $0.density }, names.density, \.self),
      columns.numbers(.neighbors, { $0.borders.count }, names.number, Double.init),
      columns.lists(.capital, \.capitals) { $0 },
      columns.lists(.region, { [$0.subregion ?? $0.region].compactMap { $0 } }, texts.name),
      columns.lists(.currency, \.currencies, names.currency),
      columns.lists(.languages, \.languages, names.language),
      columns.lists(.time, { Self.offsets(in: $0, texts, now: now) }) { $0 },
      columns.lists(.callingCodes, \.callingCodes) { CallingCode.text($0) },
    ]
  }

  /// The offsets from west to east; of more than three, those of the edges.
  private static func offsets(in country: GuideCountry, _ texts: Texts, now: Date) -> [String] {
    var seen: Set<String> = []
    let offsets = TimeFact.facts(of: country.timeZones, language: .english, now: now).map(\.offset)
      .filter { seen.insert($0).inserted }
    guard let first = offsets.first, let last = offsets.last, offsets.count > 3 else { return offsets }
    return [texts[.range, ["first": first, "last": last]]]
  }
}

/// Two countries, of which rows of a comparison are made.
private struct Columns {
  let pair: (GuideCountry, GuideCountry)
  let texts: Texts

  func numbers<Number>(
    _ key: TextKey,
    _ fact: (GuideCountry) -> Number?,
    _ text: (Number) -> String,
    _ value: (Number) -> Double
  ) -> ComparisonViewModel.Row {
    let (left, right) = (fact(pair.0), fact(pair.1))
    var shares: (left: Double, right: Double)?
    if let left = left.map(value), let right = right.map(value), max(left, right) > 0 {
      shares = (left / max(left, right), right / max(left, right))
    }
    return ComparisonViewModel.Row(
      key: key,
      title: texts[key],
      left: left.map(text),
      right: right.map(text),
      leftShare: shares?.left,
      rightShare: shares?.right,
      common: []
    )
  }

  func lists(
    _ key: TextKey,
    _ fact: (GuideCountry) -> [String],
    _ name: (String) -> String
  ) -> ComparisonViewModel.Row {
    let (left, right) = (fact(pair.0), fact(pair.1))
    func text(_ codes: [String]) -> String? {
      codes.isEmpty ? nil : codes.map(name).joined(separator: texts[.listSeparator])
    }
    let common = left.filter(right.contains).map(name)
    return ComparisonViewModel.Row(
      key: key,
      title: texts[key],
      left: text(left),
      right: text(right),
      leftShare: nil,
      rightShare: nil,
      common: common
    )
  }
}
