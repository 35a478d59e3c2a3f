import Guide

/// The map as SVG: a graticule, a dot for each country, and the country of the page.
struct MapMarkup {
  let markup: HTML

  init(map: WorldMap, here: WorldMap.Point?, label: String) {
    let lines = WorldMap.graticule.map { line in
      "M\(Self.text(line.start.x)) \(Self.text(line.start.y))L\(Self.text(line.end.x)) \(Self.text(line.end.y))"
    }
    let dots = map.dots.map { dot in
      "<circle cx=\"\(Self.text(dot.place.x))\" cy=\"\(Self.text(dot.place.y))\" r=\".9\"/>" as HTML
    }
    let mark = here.map { place in
      "<circle class=\"here\" cx=\"\(Self.text(place.x))\" cy=\"\(Self.text(place.y))\" r=\"4\"/>" as HTML
    }
    markup = """
      <svg class="map" viewBox="0 0 360 180" role="img" aria-label="\(label)"><path d="\(lines.joined())"/>\(dots)\(mark)</svg>
      """
  }

  /// A number with at most one decimal.
  private static func text(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
