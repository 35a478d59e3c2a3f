import Guide
import Testing

@Suite struct MapViewTests {
  @Test(arguments: World.index.countries) func showsTheWholeCountry(country: GuideCountry) {
    let view = MapView(around: country.code, place: country.coordinate.map(WorldMap.point))
    #expect(view.y >= 0 && view.y + view.height <= 1800 && view.width == 1.5 * view.height)
    guard let outline = MapOutline.byCode[country.code] else { return }
    #expect(view.x <= Double(outline.left) * view.scale && Double(outline.right) * view.scale <= view.x + view.width)
    #expect(view.y <= Double(outline.top) && Double(outline.bottom) <= view.y + view.height)
  }

  @Test func outlinesAreThoseOfCountries() {
    #expect(MapOutline.all.count > 170)
    #expect(MapOutline.all.allSatisfy { World.index.country($0.code) != nil })
    #expect(MapOutline.drawing.utf8.count < 60_000)
  }
}
