/// A name on a part of the map.
public struct MapLabel: Hashable, Sendable {
  /// The name.
  public let text: String

  /// The middle of its line, after scaling.
  public let x: Double

  /// The baseline.
  public let y: Double

  /// The size of letters for which there is room, as a share of the part's width: 12 pixels on a phone.
  public static let size = 1 / 30.0

  /// The names of the first countries that have room in a part of the map, at most twelve.
  ///
  /// Those in front are the important ones: the country itself, then its neighbors. The others follow from the largest
  /// to the smallest.
  public static func labels(of first: [CountryLink], and others: [CountryLink], in view: MapView) -> [MapLabel] {
    let listed = Set(first.map(\.code))
    func extent(_ country: CountryLink) -> Int { MapOutline.byCode[country.code]?.extent ?? 0 }
    let rest = others.filter { !listed.contains($0.code) }.sorted { extent($0) > extent($1) }
    var boxes: [Box] = []
    var labels: [MapLabel] = []
    for country in first + rest where labels.count < 12 {
      let places = Self.places(of: country, in: view, isSubject: country == first.first)
      let free = places.lazy.map { ($0, Box($0, in: view)) }
        .first { $1.isInside(view) && !boxes.contains(where: $1.touches) }
      guard let (label, box) = free else { continue }
      boxes.append(box)
      labels.append(label)
    }
    return labels
  }

  /// The places for a name, the best one first: that of the country's outline, a line above or below in a large one, or
  /// below a speck or its ring. There is none for a country without an outline or elsewhere.
  private static func places(of country: CountryLink, in view: MapView, isSubject: Bool) -> [MapLabel] {
    let size = view.width * Self.size
    func label(_ x: Double, _ y: Double) -> MapLabel { MapLabel(text: country.name, x: x, y: y) }
    if isSubject, let ring = view.ring {
      return [label(ring.x * view.scale, ring.y + ring.height / 2 + size)]
    }
    guard let outline = MapOutline.byCode[country.code] else { return [] }
    let extent = Double(outline.extent)
    let lines = extent < size ? [1.1] : extent > 6 * size ? [0.35, -0.95, 1.65] : [0.35]
    let (x, y) = (view.x + view.width / 2, view.y + view.height / 2)
    let shown = outline.names.compactMap { place -> (x: Double, y: Double)? in
      // The world goes on beyond its edges.
      let turns = [0, view.turn, -view.turn].map { Double(place.x) * view.scale + $0 }
      return turns.first { abs($0 - x) < view.width / 2 }.map { ($0, Double(place.y)) }
    }
    let near = shown.dropFirst().sorted { abs($0.x - x) + abs($0.y - y) < abs($1.x - x) + abs($1.y - y) }
    return (shown.prefix(1) + near).flatMap { place in lines.map { label(place.x, place.y + $0 * size) } }
  }
}

/// The room of a label, as wide as letters of most fonts are.
private struct Box {
  let left, right, top, bottom: Double

  init(_ label: MapLabel, in view: MapView) {
    let size = view.width * MapLabel.size
    // Letters of three bytes, such as ideographs, are as wide as high.
    let letters = label.text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 0.58 : 1) }
    (left, right) = (label.x - size * letters / 2, label.x + size * letters / 2)
    (top, bottom) = (label.y - size, label.y + size * 0.3)
  }

  func isInside(_ view: MapView) -> Bool {
    left >= view.x && right <= view.x + view.width && top >= view.y && bottom <= view.y + view.height
  }

  func touches(_ other: Box) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
