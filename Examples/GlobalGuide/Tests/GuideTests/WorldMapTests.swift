import Almanac
import Guide
import Testing

@Suite struct WorldMapTests {
  @Test func projectsCoordinates() {
    #expect(
      WorldMap.point(Coordinate(latitude: 0, longitude: 0)) == WorldMap.point(Coordinate(latitude: -0.0, longitude: 0))
    )
    let corner = WorldMap.point(Coordinate(latitude: 90, longitude: -180))
    #expect([corner.x, corner.y] == [0, 0])
    let place = WorldMap.point(Coordinate(latitude: -33.9, longitude: 151.2))
    #expect(abs(place.x - 331.2) < 1e-9 && abs(place.y - 123.9) < 1e-9)
    let outside = WorldMap.point(Coordinate(latitude: -200, longitude: 500))
    #expect([outside.x, outside.y] == [360, 180])
  }

  @Test func hasADotForEachCountryWithACoordinate() {
    let map = WorldMap(World.index.countries, language: .german)
    #expect(map.dots.count == World.index.countries.count { $0.coordinate != nil })
    #expect(map.dots.first { $0.country.code == "ch" }?.country.name == "Schweiz")
    #expect(map.dots.allSatisfy { 0...WorldMap.width ~= $0.place.x && 0...WorldMap.height ~= $0.place.y })
  }
}
