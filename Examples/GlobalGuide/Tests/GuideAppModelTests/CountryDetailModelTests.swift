import Foundation
import Guide
import GuideAppModel
import Testing

@MainActor @Suite struct CountryDetailModelTests {
  /// 12:00 in Greenwich on a day in winter.
  private let noon = Date(timeIntervalSince1970: 1_764_072_000)

  @Test func hasTilesForWhatIsKnown() async throws {
    let countries = await World.countries()
    let detail = try #require(countries.detail(of: "ch", at: noon))
    #expect(detail.tiles.map(\.title) == ["Population", "Area", "Capital", "Local time", "Calling code"])
    #expect(detail.tiles.first { $0.id == "Calling code" }?.value == "+41")
    let clock = try #require(detail.tiles.first { $0.id == "Local time" })
    #expect(clock.value.hasPrefix("1:00"))
    #expect(clock.note?.hasSuffix("UTC+01:00") == true)
    #expect(countries.detail(of: "zz", at: noon) == nil)
    #expect(countries.detail(of: "za", at: noon)?.tiles[2].title == "Capitals")
  }

  @Test func showsTheTimeOfTheLargestCity() async throws {
    let detail = try #require(await World.countries().detail(of: "au", at: noon))
    let zone = try #require(detail.facts.timeZones.first { $0.identifier == "Australia/Sydney" })
    #expect(detail.tiles.first { $0.id == "Local time" }?.value == zone.time)
  }

  @Test func leavesOutWhatIsUnknown() async throws {
    let loaded = LoadedCountries([World.country("xz", "Nowhere")], origin: .downloaded)
    let countries = CountriesModel(source: TestSource(.success(loaded)))
    await countries.load()
    let detail = try #require(countries.detail(of: "xz", at: noon))
    #expect(detail.tiles.isEmpty && detail.area == nil)
    #expect(detail.summary == "🏳️ Nowhere")
  }

  @Test func showsWholeCountriesOnTheMap() async throws {
    let countries = await World.countries()
    func area(_ code: String) throws -> MapArea { try #require(countries.detail(of: code, at: noon)?.area) }
    #expect(try area("va").latitudes == 0.05)
    #expect(try (2...6).contains(area("ch").latitudes))
    #expect(try area("ch").longitudes > area("ch").latitudes)
    #expect(try area("ru").latitudes > 60)
    for country in try #require(countries.index).countries where country.coordinate != nil {
      let area = try area(country.code)
      #expect(area.latitudes <= 90 && area.longitudes <= 180)
    }
  }

  @Test func sharesTheFacts() async throws {
    let summary = try #require(await World.countries().detail(of: "ch", at: noon)).summary
    #expect(summary.hasPrefix("🇨🇭 Switzerland\nCapital: Bern\nPopulation: "))
    #expect(summary.contains("\nCurrency: Swiss Franc (CHF)\n"))
  }
}
