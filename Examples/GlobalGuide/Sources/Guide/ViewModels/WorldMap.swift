public import Almanac
import Foundation

/// A map of the world with a dot for each country, in an equirectangular projection: one unit is one degree.
///
/// The origin is at 180° W and 90° N. `x` grows to the east, and `y` to the south, as in SVG.
public struct WorldMap: Codable, Hashable, Sendable {
  /// A place on the map.
  public struct Point: Codable, Hashable, Sendable {
    /// The distance from the left edge, from 0 to `width`.
    public let x: Double

    /// The distance from the upper edge, from 0 to `height`.
    public let y: Double
  }

  /// A country on the map.
  public struct Dot: Codable, Hashable, Sendable {
    /// The country.
    public let country: CountryLink

    /// Its place.
    public let place: Point
  }

  /// The width of the map.
  public static let width = 360.0

  /// The height of the map.
  public static let height = 180.0

  /// The countries whose coordinate is known.
  public let dots: [Dot]

  /// A map of some countries.
  public init(_ countries: [GuideCountry], language: GuideLanguage = .english) {
    dots = countries.compactMap { country in
      country.coordinate.map { Dot(country: CountryLink(country, language: language), place: Self.point($0)) }
    }
  }

  /// The place of a coordinate. A coordinate outside the map is limited to its edge.
  public static func point(_ coordinate: Coordinate) -> Point {
    Point(
      x: min(max(coordinate.longitude + width / 2, 0), width),
      y: min(max(height / 2 - coordinate.latitude, 0), height)
    )
  }

  /// A coordinate as a text, such as "47.0° N, 8.0° E".
  static func text(_ coordinate: Coordinate) -> String {
    func degrees(_ value: Double, _ positive: String, _ negative: String) -> String {
      "\((abs(value) * 10).rounded() / 10)° \(value < 0 ? negative : positive)"
    }
    return degrees(coordinate.latitude, "N", "S") + ", " + degrees(coordinate.longitude, "E", "W")
  }
}
