public import Foundation
public import Guide

/// What the page of a country shows at a moment.
public struct CountryDetailModel: Hashable, Sendable {
  /// The facts, as the web pages have them.
  public let facts: CountryDetailViewModel

  /// The most important facts.
  public let tiles: [CountryTile]

  /// The part of the map to show, if the location is known.
  public let area: MapArea?

  init?(code: String, in index: CountryIndex, language: GuideLanguage, now: Date) {
    guard let country = index.country(code),
      let facts = CountryDetailViewModel(code: code, in: index, language: language, now: now)
    else { return nil }
    self.facts = facts
    tiles = CountryTile.tiles(of: facts, mainZone: country.timeZones.first)
    area = country.coordinate.map { MapArea(center: $0, area: country.area) }
  }

  /// The facts as a text to share.
  public var summary: String {
    let title = "\(facts.country.emoji) \(facts.country.name)"
    let currencies = facts.currencies.map { "\($0.name) (\($0.code))" }
    let lines = [
      line("Capital", facts.capitals), line("Population", [facts.population].compactMap { $0 }),
      line("Area", [facts.area].compactMap { $0 }), line("Currency", currencies),
      line("Languages", facts.languages.map(\.name)),
    ]
    return ([title] + lines.compactMap { $0 }).joined(separator: "\n")
  }

  private func line(_ title: String, _ texts: [String]) -> String? {
    texts.isEmpty ? nil : "\(title): \(texts.joined(separator: ", "))"
  }
}

extension CountriesModel {
  /// The page of a country at a moment, or `nil` if there is no country with the code.
  public func detail(of code: String, at date: Date) -> CountryDetailModel? {
    index.flatMap { CountryDetailModel(code: code, in: $0, language: language, now: date) }
  }
}
