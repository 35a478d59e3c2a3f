/// A geographic coordinate (WGS 84).
public struct Coordinate: Hashable, Sendable, CodableWhereAvailable {
  /// Degrees north of the equator, from -90 to 90.
  public let latitude: Double

  /// Degrees east of Greenwich, from -180 to 180.
  public let longitude: Double

  /// Creates a coordinate from two angles in degrees.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
