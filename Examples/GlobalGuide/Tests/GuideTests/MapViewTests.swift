import Guide
import Testing

@Suite struct MapViewTests {
  @Test(arguments: World.index.countries) func showsTheWholeCountry(country: GuideCountry) {
    let view = Self.view(of: country)
    #expect(view.y >= 0 && view.y + view.height <= 3600 && view.width == 1.5 * view.height)
    guard let outline = MapOutline.byCode[country.code] else { return }
    #expect(view.x <= Double(outline.left) * view.scale && Double(outline.right) * view.scale <= view.x + view.width)
    #expect(view.y <= Double(outline.top) && Double(outline.bottom) <= view.y + view.height)
  }

  /// An outline that is seen, or a ring around a speck or a dot.
  @Test(arguments: World.index.countries) func noCountryIsInvisible(country: GuideCountry) {
    let view = Self.view(of: country)
    let extent = MapOutline.byCode[country.code]?.extent ?? 0
    #expect((view.ring != nil) == (Double(extent) < view.height / 30))
  }

  @Test func showsWhatBelongsTogether() throws {
    // Longitudes and latitudes: Alaska and Hawaii, both sides of 180°, and no French Guiana.
    for (code, west, north, east, south) in [
      ("us", -168, 71, -67, 19), ("nz", 166, -34, 184, -51), ("fr", -5, 51, 10, 41), ("ki", 173, 4, 205, -4),
    ] {
      let outline = try #require(MapOutline.byCode[code])
      let edges = [outline.left, outline.top, outline.right, outline.bottom].map { Double($0) / 20 }
      for (edge, expected) in zip(edges, [west + 180, 90 - north, east + 180, 90 - south]) {
        let difference = abs(edge - Double(expected))
        #expect(min(difference, abs(difference - 360)) < 1.5, "\(code)")
      }
    }
  }

  @Test func outlinesAreThoseOfCountries() {
    #expect(MapOutline.all.count > 235)
    #expect(MapOutline.all.allSatisfy { World.index.country($0.code) != nil })
    #expect(MapOutline.drawing.utf8.count < 120_000)
  }

  @Test(arguments: ["ch", "us", "pn", "nr", "fi", "aq"]) func namesHaveRoom(code: String) throws {
    let all = WorldMap(World.index.countries, language: .german).dots.map(\.country)
    let country = try #require(all.first { $0.code == code })
    let view = Self.view(of: try #require(World.index.country(code)))
    let labels = MapLabel.labels(of: [country], and: all, in: view)
    #expect(labels.first?.text == country.name && 2...12 ~= labels.count)
    let size = view.width * MapLabel.size
    for (index, label) in labels.enumerated() {
      #expect(view.x...(view.x + view.width) ~= label.x && view.y...(view.y + view.height) ~= label.y)
      // Most letters are wider than a half of their height.
      #expect(
        labels[..<index].allSatisfy { other in
          let width = Double(other.text.count + label.text.count) / 2 * size / 2
          return abs(other.y - label.y) > size || abs(other.x - label.x) > width
        }
      )
    }
  }

  private static func view(of country: GuideCountry) -> MapView {
    MapView(around: country.code, place: country.coordinate.map(WorldMap.point))
  }
}
