import Foundation
import Guide
import GuideAppModel
import TestSupport
import Testing

@MainActor @Suite struct CountryListModelTests {
  private let folder: TemporaryFolder
  private let favorites: FavoritesModel

  init() throws {
    folder = try TemporaryFolder()
    favorites = FavoritesModel(folder: folder.url)
  }

  private func list(_ language: GuideLanguage = .english) async -> CountryListModel {
    CountryListModel(countries: await World.countries(language), favorites: favorites)
  }

  private func sections(_ list: CountryListModel) -> [CountrySection] {
    if case .sections(let sections) = list.content { sections } else { [] }
  }

  @Test func beginsWithTheLoad() async {
    let list = CountryListModel(countries: CountriesModel(source: EmbeddedCountries()), favorites: favorites)
    #expect(list.content == .loading)
    #expect(list.chips.isEmpty && list.notice == nil)
    await list.load()
    #expect(sections(list).flatMap(\.rows).count == 250)
  }

  @Test func dividesTheAlphabet() async {
    let sections = await sections(list())
    #expect(sections.first?.title == "A" && sections.last?.title == "Z")
    #expect(sections.first?.rows.contains { $0.country.name == "Åland Islands" } == true)
    #expect(Set(sections.map(\.id)).count == sections.count)
  }

  @Test func doesNotDivideScriptsWithManyLetters() async {
    #expect(await sections(list(.chinese)).map(\.title) == [nil])
    #expect(await sections(list(.german)).count > 20)
  }

  @Test func searchesBestMatchFirst() async {
    let list = await list()
    list.query = "ch"
    #expect(sections(list).map(\.title) == [nil])
    #expect(sections(list).first?.rows.first?.id == "ch")
    list.query = "nowhere"
    #expect(list.content == .nothingFound("nowhere"))
    list.query = "  "
    #expect(sections(list).count > 20)
  }

  @Test func filtersByChips() async throws {
    let list = await list()
    #expect(list.chips.map(\.title) == ["Favorites", "Africa", "Americas", "Asia", "Europe", "Oceania"])
    #expect(!list.isFiltered)
    for name in ["Asia", "Europe"] { list.toggle(try #require(list.chips.first { $0.title == name })) }
    #expect(list.chips.filter(\.isSelected).map(\.title) == ["Europe"])
    #expect(sections(list).flatMap(\.rows).allSatisfy { $0.country.region == "Europe" })
    list.filter.currency = "JPY"
    #expect(list.content == .nothingLeft)
    list.clearFilter()
    #expect(sections(list).flatMap(\.rows).count == 250)
  }

  @Test func showsFavoritesOnly() async throws {
    let list = await list()
    list.toggle(try #require(list.chips.first))
    #expect(list.isFiltered)
    #expect(list.content == .noFavorites)
    favorites.toggle("jp")
    #expect(sections(list).flatMap(\.rows).map(\.id) == ["jp"])
    list.query = "switzerland"
    #expect(list.content == .nothingFound("switzerland"))
    await favorites.settle()
  }

  @Test func namesRows() async throws {
    let list = await list(.german)
    list.query = "schweiz"
    favorites.toggle("ch")
    let row = try #require(sections(list).first?.rows.first)
    #expect(row.isFavorite)
    #expect(row.subtitle == "Bern · Europe")
    #expect(row.spoken == "Schweiz, Bern, Europe")
    await favorites.settle()
  }

  @Test func triesAgain() async {
    let loaded = LoadedCountries([World.country("ch", "Switzerland")], origin: .downloaded)
    let countries = CountriesModel(source: TestSource(.failure(.status(500)), .success(loaded)))
    let list = CountryListModel(countries: countries, favorites: favorites)
    await list.load()
    #expect(list.content == .failed("The source answered with status 500."))
    await list.reload()
    #expect(sections(list).flatMap(\.rows).map(\.id) == ["ch"])
  }

  @Test func saysThatCountriesAreACopy() async {
    let kept = LoadedCountries.Origin.kept(Date(timeIntervalSince1970: 0), because: .tooSlow(10))
    let source = TestSource(.success(LoadedCountries([World.country("ch", "Switzerland")], origin: kept)))
    let list = CountryListModel(countries: CountriesModel(source: source), favorites: favorites)
    await list.load()
    #expect(list.notice?.hasPrefix("You see a copy of 1970-01-01.") == true)
  }
}
