import Foundation

/// The part of the map that shows a country and what is around it, in the units of `MapOutline`.
public struct MapView: Sendable {
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

  /// The ellipse around a country that would be a speck, before scaling; `nil` for a country that one sees.
  public let ring: (x: Double, y: Double, width: Double, height: Double)?

  /// The width of the world after scaling.
  public var turn: Double { 360 * MapOutline.unitsPerDegree * scale }

  /// The part around a country, or the whole world if its place is not known.
  public init(around code: String, place: WorldMap.Point?) {
    let degree = MapOutline.unitsPerDegree
    let outline = MapOutline.byCode[code]
    let left = outline.map { Double($0.left) } ?? place.map { $0.x * degree } ?? 0
    let right = outline.map { Double($0.right) } ?? place.map { $0.x * degree } ?? 360 * degree
    let top = outline.map { Double($0.top) } ?? place.map { $0.y * degree } ?? 0
    let bottom = outline.map { Double($0.bottom) } ?? place.map { $0.y * degree } ?? 180 * degree
    let latitude = min(abs(90 - (top + bottom) / 2 / degree), 60)
    scale = cos(latitude * .pi / 180)
    let (middle, scale) = ((x: (left + right) / 2, y: (top + bottom) / 2), scale)
    let needed = min(max(1.8 * (bottom - top), 1.2 * (right - left) * scale), 180 * degree)
    // A part of the world that readers recognize: tiny countries in the sea are shown with the next coasts.
    height =
      [20, 30, 45, 60, 90].map { max($0 * degree, needed) }.first { height in
        (outline.map { Double($0.extent) } ?? 0) > degree || Self.coasts(around: middle, height, scale) > 1
      } ?? needed
    width = 1.5 * height
    x = middle.x * scale - width / 2
    y = min(max(middle.y - height / 2, 0), 180 * degree - height)
    let isSpeck = Double(outline?.extent ?? 0) < height / 30 && (outline != nil || place != nil)
    let room = height / 12
    ring = isSpeck ? (middle.x, middle.y, right - left + room / scale, bottom - top + room) : nil
  }

  /// How many larger countries have their middle in a part of the map.
  private static func coasts(around middle: (x: Double, y: Double), _ height: Double, _ scale: Double) -> Int {
    MapOutline.all.count { outline in
      guard let place = outline.names.first else { return false }
      let across = abs(Double(place.x) - middle.x) * scale
      let turn = 360 * MapOutline.unitsPerDegree * scale
      return Double(outline.extent) > 2 * MapOutline.unitsPerDegree && min(across, abs(turn - across)) < 0.7 * height
        && abs(Double(place.y) - middle.y) < height / 2
    }
  }
}
