import Almanac
import Foundation
import Guide
import Testing

@Suite struct CountryDetailViewModelTests {
  /// 12:00 UTC on a Sunday in November.
  private static let now = Date(timeIntervalSince1970: 1_795_348_800)

  private func detail(_ code: String, _ language: GuideLanguage = .english) throws -> CountryDetailViewModel {
    try #require(CountryDetailViewModel(code: code, in: World.index, language: language, now: Self.now))
  }

  @Test func showsFacts() throws {
    let country = try detail("ch")
    #expect(country.country.name == "Switzerland")
    #expect(country.flagLabel == "Flag of Switzerland")
    #expect(country.officialName == "Swiss Confederation")
    #expect(country.capitals == ["Bern"])
    #expect(country.regions == ["Europe", "Western Europe"])
    #expect(
      country.population == World.index.country("ch")?.population?.formatted(.number.locale(.init(identifier: "en")))
    )
    #expect(country.area?.hasSuffix("\u{A0}km²") == true)
    #expect(country.callingCodes == ["+41"])
    #expect(Set(country.neighbors.map(\.name)) == ["Austria", "France", "Germany", "Italy", "Liechtenstein"])
    #expect(country.locales.contains { $0.identifier == "rm_CH" && $0.language == "Romansh" })
    #expect(country.coordinate == "47.0° N, 8.0° E")
  }

  @Test func listsThePartsOfTheCountryItself() throws {
    let cantons = try detail("ch").subdivisions
    #expect(cantons.count == 26)
    #expect(cantons.map(\.name) == cantons.map(\.name).sorted())
    #expect(cantons.contains { $0.code == "CH-BE" && $0.name.hasPrefix("Bern") && $0.type == "Canton" })
    // Kent is a part of England, and Wales of nothing but the country.
    let parts = try detail("gb").subdivisions.map(\.code)
    #expect(parts.contains("GB-WLS") && !parts.contains("GB-KEN"))
    #expect(try detail("va").subdivisions.isEmpty)
  }

  @Test func noDensityOfInhabitedCountriesIsZero() throws {
    for country in World.index.countries where country.density.map({ $0 > 0 }) == true {
      let text = try #require(try detail(country.code).density)
      #expect(text.contains { ("1"..."9").contains($0) }, "\(country.code): \(text)")
    }
  }

  @Test func writesFactsInTheLanguage() throws {
    let country = try detail("ch", .german)
    #expect(country.country.name == "Schweiz")
    #expect(country.population?.contains(".") == true)
    #expect(country.currencies.map(\.name) == ["Schweizer Franken"])
    #expect(country.languages.map(\.name).contains("Französisch"))
    #expect(country.languages.first { $0.code == "fr" }?.nativeName == "français")
    #expect(country.neighbors.map(\.name).contains("Österreich"))
    #expect(try detail("eg").languages.first?.isRightToLeft == true)
  }

  @Test(arguments: [
    ("ch", "CHF\u{A0}1’234.50", "de_CH"), ("de", "1.234,50\u{A0}€", "de_DE"), ("us", "$1,234.50", "en_US"),
    ("jp", "¥1,234", "ja_JP"), ("in", "₹1,234.50", "hi_IN"),
  ])
  func writesAnAmountAsThereIsUsual(code: String, example: String, locale: String) throws {
    let currency = try #require(try detail(code).currencies.first)
    #expect(currency.example == example)
    #expect(currency.locale == locale)
  }

  @Test func saysWhenCurrenciesWereLegalTender() throws {
    let germany = try detail("de")
    #expect(germany.formerCurrencies.first == FormerCurrency(code: "DEM", name: "German Mark", lastYear: 2002))
    #expect(try detail("at", .german).formerCurrencies.first?.name == "Österreichischer Schilling")
    #expect(try detail("ch").formerCurrencies.isEmpty)
    for country in World.index.countries {
      let former = try detail(country.code).formerCurrencies
      #expect(Set(former.map(\.code)).isDisjoint(with: country.currencies), "\(country.code)")
      #expect(former.allSatisfy { $0.name != $0.code }, "\(country.code)")
    }
  }

  @Test func showsTheTimeInEachZone() throws {
    let swiss = try #require(try detail("ch", .german).timeZones.first)
    #expect(
      swiss.places + [swiss.time, swiss.offset, swiss.identifier] == ["Zurich", "13:00", "UTC+01:00", "Europe/Zurich"]
    )
    let zones = try detail("us").timeZones
    #expect(zones.map(\.offsetSeconds) == zones.map(\.offsetSeconds).sorted())
    let newYork = try #require(zones.first { $0.identifier == "America/New_York" })
    #expect(newYork.places.first == "New York" && newYork.places.contains("Detroit"))
    #expect(newYork.time.hasPrefix("7:00"))
    #expect(try detail("np").timeZones.first?.offset == "UTC+05:45")
    #expect(try detail("nz").timeZones.first { $0.places.contains("Auckland") }?.day == "Mon, Nov 23")
  }

  @Test(arguments: [
    ("UTC+05:30", 19_800), ("UTC-03:00", -10_800), ("UTC", 0), ("UTC−09:30", -34_200), ("UTC+14", 50_400),
  ])
  func readsOffsetsOfOtherSources(zone: String, seconds: Int) throws {
    let fact = try #require(try detail(zones: [zone]).timeZones.first)
    #expect(fact.offsetSeconds == seconds)
    #expect(fact.places == [fact.offset])
  }

  /// Zones with other histories, but the same time now.
  @Test(arguments: [("de", 1), ("cy", 1), ("ar", 1), ("kz", 1), ("in", 1), ("ch", 1), ("br", 4), ("us", 8), ("pt", 2)])
  func countsTimesAndNotZones(code: String, count: Int) throws {
    let times = try detail(code).timeZones
    #expect(times.count == count, "\(times.map(\.places))")
    let zones = try #require(World.index.country(code)).timeZones
    #expect(times.flatMap(\.identifiers).sorted() == zones.sorted())
  }

  @Test func writesPlacesAndCallingCodesAsPeopleDo() throws {
    #expect(try detail("aq").timeZones.flatMap(\.places).contains("Dumont d’Urville"))
    #expect(try detail("bs").callingCodes == ["+1 242"])
    #expect(try detail("va").callingCodes == ["+39 06 698"])
    #expect(try detail("us").callingCodes == ["+1"])
    #expect(try detail("it").callingCodes == ["+39"])
  }

  @Test func leavesOutZonesThatAreUnknown() throws {
    #expect(try detail(zones: ["UTC+99:00", "UTC+x", "UTC+1:xx", "Nowhere/City", "UTC*1", ""]).timeZones.isEmpty)
  }

  @Test func showsACountryOfWhichNothingIsKnown() throws {
    let country = try detail(zones: [])
    #expect(country.population == nil && country.area == nil && country.coordinate == nil)
    #expect(country.currencies.isEmpty && country.neighbors.isEmpty)
    #expect(CountryDetailViewModel(code: "zz", in: World.index, now: Self.now) == nil)
  }

  @Test func showsEachCountryInEachLanguage() throws {
    for language in GuideLanguage.allCases {
      for code in ["ch", "aq", "us", "va", "xk", "eu", "un"] where World.index.country(code) != nil {
        #expect(try !detail(code, language).country.name.isEmpty)
      }
    }
  }

  private func detail(zones: [String]) throws -> CountryDetailViewModel {
    var country = GuideCountry(code: "aa", names: ["en": "A"], emoji: "🏳️")
    country.timeZones = zones
    let index = CountryIndex(LoadedCountries([country], origin: .downloaded))
    return try #require(CountryDetailViewModel(code: "aa", in: index, now: Self.now))
  }
}
