import Guide

/// The map as SVG: the land, the neighbors and the country of the page. The outlines are in a file that all pages
/// share.
struct MapMarkup {
  let markup: HTML

  init(map: WorldMap, model: CountryDetailViewModel) {
    let view = MapView(around: model.country.code, place: model.place)
    let places = Dictionary(map.dots.map { ($0.country.code, $0.place) }) { first, _ in first }
    let countries =
      model.neighbors.map { Self.shape($0, "near", places[$0.code]) } + [Self.shape(model.country, "here", model.place)]
    let turn = 3600 * view.scale
    // What is beyond 180° follows on the other side.
    let copies = [(view.x < 0, -turn), (view.x + view.width > turn, turn)].filter(\.0).map { _, x in
      "<use href=\"#world\" x=\"\(Self.text(x))\"/>" as HTML
    }
    let label = "\(model.country.name)\(model.neighbors.isEmpty ? "" : " and its neighbors") on a map"
    markup = """
      <svg class="map" viewBox="\(Self.text(view.x)) \(Self.text(view.y)) \(Self.text(view.width)) \(Self.text(view.height))" \
      role="img" aria-label="\(label)" stroke-width="\(Self.text(view.width / 900, 100))"><g id="world" transform="scale(\(Self.text(view.scale, 1000)) 1)">\
      <use href="/world.svg#land"/>\(countries.compactMap { $0 })</g>\(copies)</svg>
      """
  }

  /// A country that the file has, or a dot. Browsers show its name under the pointer.
  private static func shape(_ country: CountryLink, _ style: String, _ place: WorldMap.Point?) -> HTML? {
    let name: HTML = "<title>\(country.name)</title>"
    if MapOutline.byCode[country.code] != nil {
      return "<use class=\"\(style)\" href=\"/world.svg#\(country.code)\">\(name)</use>"
    }
    return place.map { place in
      "<path class=\"\(style) dot\" d=\"M\(text(place.x * 10)) \(text(place.y * 10))h0\">\(name)</path>"
    }
  }

  /// A number without what no reader sees.
  private static func text(_ number: Double, _ precision: Double = 10) -> String {
    let rounded = (number * precision).rounded() / precision
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
