public import Foundation

/// Two countries side by side.
public struct ComparisonViewModel: Codable, Hashable, Sendable {
  /// A fact about both countries.
  public struct Row: Codable, Hashable, Identifiable, Sendable {
    /// What is compared, in English, such as "Population".
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

    /// The title.
    public var id: String { title }
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
    let names = FactNames(language: language)
    let pair = (first, second)
    rows = [
      Self.numbers("Population", pair, { $0.population }, names.number, Double.init),
      Self.numbers("Area", pair, { $0.area }, names.area, \.self),
      Self.numbers("Density", pair, { $0.density }, names.density, \.self),
      Self.numbers("Neighbors", pair, { $0.borders.count }, names.number, Double.init),
      Self.lists("Capital", pair, \.capitals) { $0 },
      Self.lists("Region", pair, { [$0.subregion ?? $0.region].compactMap { $0 } }) { $0 },
      Self.lists("Currency", pair, \.currencies, names.currency),
      Self.lists("Languages", pair, \.languages, names.language),
      Self.lists("Time", pair, { Self.offsets(in: $0, now: now) }) { $0 },
      Self.lists("Calling codes", pair, \.callingCodes) { CallingCode.text($0) },
    ]
  }

  /// The offsets from west to east; of more than three, those of the edges.
  private static func offsets(in country: GuideCountry, now: Date) -> [String] {
    var seen: Set<String> = []
    let offsets = TimeFact.facts(of: country.timeZones, language: .english, now: now).map(\.offset)
      .filter { seen.insert($0).inserted }
    guard let first = offsets.first, let last = offsets.last, offsets.count > 3 else { return offsets }
    return ["\(first) to \(last)"]
  }

  private static func numbers<Number>(
    _ title: String,
    _ pair: (GuideCountry, GuideCountry),
    _ fact: (GuideCountry) -> Number?,
    _ text: (Number) -> String,
    _ value: (Number) -> Double
  ) -> Row {
    let (left, right) = (fact(pair.0), fact(pair.1))
    var shares: (left: Double, right: Double)?
    if let left = left.map(value), let right = right.map(value), max(left, right) > 0 {
      shares = (left / max(left, right), right / max(left, right))
    }
    return Row(
      title: title,
      left: left.map(text),
      right: right.map(text),
      leftShare: shares?.left,
      rightShare: shares?.right,
      common: []
    )
  }

  private static func lists(
    _ title: String,
    _ pair: (GuideCountry, GuideCountry),
    _ fact: (GuideCountry) -> [String],
    _ name: (String) -> String
  ) -> Row {
    let (left, right) = (fact(pair.0), fact(pair.1))
    func text(_ codes: [String]) -> String? { codes.isEmpty ? nil : codes.map(name).joined(separator: ", ") }
    let common = left.filter(right.contains).map(name)
    return Row(title: title, left: text(left), right: text(right), leftShare: nil, rightShare: nil, common: common)
  }
}
