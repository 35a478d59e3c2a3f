import Almanac
import GuideData

/// A state, a province or another part of a country (ISO 3166-2).
public struct SubdivisionFact: Codable, Hashable, Identifiable, Sendable {
  /// The code, such as "CH-BE".
  public let code: String

  /// The name.
  public let name: String

  /// What it is called in its country, in English, such as "Canton".
  public let type: String?

  /// The code.
  public var id: String { code }

  /// Returns the parts of a country that are not parts of others, sorted by name.
  static func all(inCountry code: String) -> [SubdivisionFact] {
    Subdivision.all(inCountry: code).filter { $0.parent == nil }
      .map { SubdivisionFact(code: $0.code, name: $0.name, type: $0.type) }
      .sorted { ($0.name, $0.code) < ($1.name, $1.code) }
  }
}
