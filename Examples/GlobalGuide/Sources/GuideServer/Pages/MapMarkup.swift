import Guide

/// A map as SVG: the land, and a country with its neighbors. The outlines are in a file that all pages share.
struct MapMarkup {
  let markup: HTML

  /// The map of a country, whose neighbors are colored, too.
  init(_ country: CountryLink, neighbors: [CountryLink] = [], on map: WorldMap, _ texts: Texts) {
    let places = Dictionary(map.dots.map { ($0.country.code, $0.place) }) { first, _ in first }
    let view = MapView(around: country.code, place: places[country.code])
    let near = neighbors.map { Self.shape($0, "near", places[$0.code]) }
    let here = Self.shape(country, "here", places[country.code])
    // What is beyond 180° follows on the other side.
    let copies = [(view.x < 0, -view.turn), (view.x + view.width > view.turn, view.turn)].filter(\.0).map { _, x in
      "<use href=\"#world-\(country.code)\" x=\"\(Self.text(x))\"/>" as HTML
    }
    let ring = view.ring.map { ring in
      """
      <ellipse class="ring" cx="\(Self.text(ring.x))" cy="\(Self.text(ring.y))" rx="\(Self.text(ring.width / 2))" \
      ry="\(Self.text(ring.height / 2))"/>
      """ as HTML
    }
    let names = MapLabel.labels(of: [country] + neighbors, and: map.dots.map(\.country), in: view).map { label in
      "<text x=\"\(Self.text(label.x))\" y=\"\(Self.text(label.y))\">\(label.text)</text>" as HTML
    }
    let label = texts[neighbors.isEmpty ? .onMap : .neighborsOnMap, ["name": country.name]]
    markup = """
      <svg class="map" viewBox="\(Self.text(view.x)) \(Self.text(view.y)) \(Self.text(view.width)) \(Self.text(view.height))" \
      role="img" aria-label="\(label)" stroke-width="\(Self.text(view.width / 900, 100))" \
      font-size="\(Self.text(view.width / 40))"><g id="world-\(country.code)" transform="scale(\(Self.text(view.scale, 1000)) 1)">\
      <use href="/world.svg#land"/>\(near.compactMap { $0 })\(here)\(ring)</g>\(copies)<g class="names">\(names)</g></svg>
      """
  }

  /// A country that the file has, or a dot. Browsers show its name under the pointer.
  private static func shape(_ country: CountryLink, _ style: String, _ place: WorldMap.Point?) -> HTML? {
    let name: HTML = "<title>\(country.name)</title>"
    if MapOutline.byCode[country.code] != nil {
      return "<use class=\"\(style)\" href=\"/world.svg#\(country.code)\">\(name)</use>"
    }
    return place.map { place in
      let (x, y) = (text(place.x * MapOutline.unitsPerDegree), text(place.y * MapOutline.unitsPerDegree))
      return "<path class=\"\(style) dot\" d=\"M\(x) \(y)h0\">\(name)</path>"
    }
  }

  /// A number without what no reader sees.
  private static func text(_ number: Double, _ precision: Double = 10) -> String {
    let rounded = (number * precision).rounded() / precision
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
