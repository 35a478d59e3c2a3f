import Guide

/// A fact that stands out on the page of a country.
public struct CountryTile: Hashable, Identifiable, Sendable {
  /// What the fact is about, such as "Population".
  public let title: String

  /// The fact.
  public let value: String

  /// What belongs to it, such as the inhabitants of a square kilometer.
  public let note: String?

  /// The name of a symbol (SF Symbols).
  public let symbol: String

  /// The title.
  public var id: String { title }

  private init?(_ title: String, _ value: String?, note: String? = nil, symbol: String) {
    guard let value, !value.isEmpty else { return nil }
    (self.title, self.value, self.note, self.symbol) = (title, value, note, symbol)
  }

  /// Returns the tiles of a country, without those of unknown facts. `mainZone` is the time zone of the largest city.
  static func tiles(of facts: CountryDetailViewModel, mainZone: String?) -> [CountryTile] {
    let main = facts.timeZones.first { time in mainZone.map(time.identifiers.contains) ?? false }
    let clock = main ?? facts.timeZones.first
    let capitals = facts.capitals.joined(separator: ", ")
    return [
      CountryTile("Population", facts.population, note: facts.density, symbol: "person.2"),
      CountryTile("Area", facts.area, symbol: "square.dashed"),
      CountryTile(facts.capitals.count > 1 ? "Capitals" : "Capital", capitals, symbol: "building.columns"),
      CountryTile("Local time", clock?.time, note: clock.map { "\($0.day), \($0.offset)" }, symbol: "clock"),
      CountryTile("Calling code", facts.callingCodes.joined(separator: ", "), symbol: "phone"),
    ].compactMap { $0 }
  }
}
