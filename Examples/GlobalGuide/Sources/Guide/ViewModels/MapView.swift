import Foundation

/// The part of the map that shows a country and what is around it, in the units of `MapOutline`.
public struct MapView: Hashable, Sendable {
  /// How much narrower than high a degree is here, so that shapes near the country look as they do on a globe.
  public let scale: Double

  /// The western edge, after scaling. It is negative if the part crosses 180° W.
  public let x: Double

  /// The northern edge.
  public let y: Double

  /// The width, which is one and a half heights.
  public let width: Double

  /// The height.
  public let height: Double

  /// The part around a country, or the whole world if its place is not known.
  public init(around code: String, place: WorldMap.Point?) {
    let outline = MapOutline.byCode[code]
    let left = outline.map { Double($0.left) } ?? place.map { $0.x * 10 } ?? 0
    let right = outline.map { Double($0.right) } ?? place.map { $0.x * 10 } ?? 3600
    let top = outline.map { Double($0.top) } ?? place.map { $0.y * 10 } ?? 0
    let bottom = outline.map { Double($0.bottom) } ?? place.map { $0.y * 10 } ?? 1800
    let latitude = min(abs(90 - (top + bottom) / 20), 60)
    scale = cos(latitude * .pi / 180)
    height = min(max(outline == nil ? 300 : 200, 1.8 * (bottom - top), 1.2 * (right - left) * scale), 1800)
    width = 1.5 * height
    x = (left + right) / 2 * scale - width / 2
    y = min(max((top + bottom - height) / 2, 0), 1800 - height)
  }
}
