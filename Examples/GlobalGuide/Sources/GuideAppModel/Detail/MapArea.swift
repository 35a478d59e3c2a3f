public import Almanac
import Foundation

/// A part of the map that shows a whole country with its surroundings.
public struct MapArea: Hashable, Sendable {
  /// The middle.
  public let center: Coordinate

  /// The height, in degrees.
  public let latitudes: Double

  /// The width, in degrees. It is larger far from the equator, where meridians are close to each other.
  public let longitudes: Double

  /// Creates the area around a center, for a country's area in square kilometers, if it is known.
  init(center: Coordinate, area: Double?) {
    self.center = center
    // A degree of latitude is about 111 km. Countries are not square, so there is space around them.
    let height = area.map { $0.squareRoot() / 111 * 2 } ?? 10
    latitudes = min(max(height, 0.05), 90)
    let shrinking = max(cos(center.latitude * .pi / 180), 0.1)
    longitudes = min(latitudes / shrinking, 180)
  }
}
