import Foundation
import Guide
import Testing

@Suite struct CountryListViewModelTests {
  private static let loaded = GuideLibrary.State.loaded(World.index)

  @Test func showsTheStates() {
    #expect(CountryListViewModel(.loading).content == .loading)
    #expect(CountryListViewModel(.loading).choices.regions.isEmpty)
    let failed = CountryListViewModel(.failed(.tooSlow(10)))
    #expect(failed.content == .failed("The source did not answer within 10 seconds."))
    let empty = CountryListViewModel(Self.loaded, query: "nowhere")
    #expect(empty.content == .empty)
    #expect(empty.summary == "No countries or territories found.")
    #expect(empty.notice == nil)
  }

  @Test func listsAllCountriesByName() throws {
    let list = CountryListViewModel(Self.loaded)
    #expect(list.countries.count == World.index.countries.count)
    #expect(list.summary == "250 countries and territories")
    let names = list.countries.map(\.name)
    #expect(names.first == "Afghanistan")
    #expect(try #require(names.firstIndex(of: "Åland Islands")) < #require(names.firstIndex(of: "Albania")))
    let german = CountryListViewModel(Self.loaded, language: .german).countries.map(\.name)
    #expect(german.first == "Afghanistan" && german.last == "Zypern")
    #expect(CountryListViewModel(Self.loaded, query: "756").summary == "1 country or territory")
  }

  /// The fallback has a flag, and the European Union and the United Nations have facts, but they are no countries.
  @Test(arguments: ["European Union", "United Nations", "eu", "XX"])
  func hasNothingButCountries(query: String) {
    let found = CountryListViewModel(Self.loaded, query: query).countries.map(\.code)
    #expect(Set(found).isDisjoint(with: ["eu", "un", "xx"]))
  }

  @Test func theProgramHasTheSameCountries() async throws {
    let codes = try await EmbeddedCountries().load().countries.map(\.code)
    #expect(codes.sorted() == World.index.countries.map(\.code).sorted())
  }

  @Test func namesCountriesInTheLanguage() {
    let list = CountryListViewModel(Self.loaded, query: "ch", language: .japanese)
    #expect(list.countries.first?.name == "スイス")
    #expect(list.countries.first?.capital == "Bern")
  }

  @Test func countsWhatEachChoiceWouldShow() throws {
    let filter = CountryFilter(region: "Europe", language: "de")
    let choices = CountryListViewModel(Self.loaded, query: "l", filter: filter).choices
    for choice in choices.currencies {
      let combined = CountryFilter(region: "Europe", currency: choice.value, language: "de")
      #expect(CountryListViewModel(Self.loaded, query: "l", filter: combined).countries.count == choice.count)
      #expect(!choice.isSelected)
    }
    for choice in choices.regions {
      let other = CountryFilter(region: choice.value, language: "de")
      #expect(CountryListViewModel(Self.loaded, query: "l", filter: other).countries.count == choice.count)
      #expect(choice.isSelected == (choice.value == "Europe"))
    }
    #expect(!choices.currencies.isEmpty)
  }

  @Test func namesChoicesInTheLanguage() throws {
    let choices = CountryListViewModel(Self.loaded, language: .french).choices
    let franc = try #require(choices.currencies.first { $0.value == "CHF" })
    #expect(franc.title == "franc suisse")
    #expect(franc.count == 2)
    #expect(choices.languages.first { $0.value == "de" }?.title == "allemand")
    let titles = choices.regions.map(\.title)
    #expect(titles == titles.sorted() && titles.contains("Europe"))
  }

  @Test func keepsASelectedChoiceWithoutCountries() {
    let filter = CountryFilter(currency: "JPY")
    let choices = CountryListViewModel(Self.loaded, query: "switzerland", filter: filter).choices
    #expect(choices.currencies.first { $0.isSelected }?.count == 0)
  }

  @Test func beginsWithASelectedChoiceThatNoCountryHas() {
    let choices = CountryListViewModel(Self.loaded, filter: CountryFilter(currency: "DEM")).choices
    #expect(choices.currencies.first?.value == "DEM")
    #expect(choices.currencies.first?.count == 0)
    #expect(choices.currencies.count { $0.isSelected } == 1)
    #expect(choices.currencies.count > 100)
    #expect(choices.languages.isEmpty)
  }

  @Test func saysThatCountriesAreAKeptCopy() {
    let origin = LoadedCountries.Origin.kept(Date(timeIntervalSince1970: 0), because: .status(500))
    let country = GuideCountry(code: "ch", names: ["en": "Switzerland"], emoji: "🇨🇭")
    let loaded = LoadedCountries([country, country], origin: origin, skippedCount: 3)
    let list = CountryListViewModel(.loaded(CountryIndex(loaded)))
    #expect(list.countries.count == 1, "A code counts once.")
    #expect(
      list.notice == "You see a copy of 1970-01-01. The source answered with status 500. "
        + "3 entries of the source are not countries."
    )
  }

  @Test func cutsLongQueries() {
    #expect(CountryListViewModel(Self.loaded, query: String(repeating: "a", count: 10_000)).query.count == 100)
  }
}
