import Almanac
import AlmanacWorld
import Guide
import Testing

@Suite struct CountrySearchTests {
  private func first(_ query: String, language: GuideLanguage = .english) -> String? {
    World.index.search(query, language: language).first?.code
  }

  @Test(arguments: [
    ("CH", "ch"), ("che", "ch"), ("756", "ch"), ("uk", "gb"), ("004", "af"), ("4", "af"), ("  Japan ", "jp"),
    ("cote d'iv", "ci"), ("COTE D’IVOIRE", "ci"), ("cote d ivoire", "ci"), ("são tomé", "st"), ("curacao", "cw"),
    ("turkiye", "tr"), ("TÜRKİYE", "tr"), ("bern", "ch"), ("bogota", "co"), ("holland", "nl"),
  ])
  func findsNamesCodesAndCapitals(query: String, code: String) { #expect(first(query) == code) }

  @Test(
    arguments: [
      ("weissruss", "by"), ("WEISSRUSS", "by"), ("Weißrussischer Rubel", "by"), ("سويسرا", "ch"), ("日本", "jp"),
      ("스위스", "ch"), ("스위ㅅ", nil), ("भारत", "in"),
      ("İsviçre", "ch"), ("isvicre", "ch"), ("ISVIÇRE", "ch"), ("ırak", "iq"), ("Irak", "iq"),
      ("Đức", "de"), ("duc", "de"), ("thuy si", "ch"), ("Швейцарія", "ch"), ("瑞士", "ch"), ("スイス", "ch"),
      ("łotwa", "lv"), ("lotwa", "lv"), ("osterreich", "at"),
    ] as [(String, String?)]
  )
  func findsNamesInAllScripts(query: String, code: String?) { #expect(first(query) == code) }

  @Test(arguments: [
    ("Wien", "at"), ("Praha", "cz"), ("England", "gb"), ("Bayern", "de"), ("california", "us"), ("Genève", "ch"),
  ])
  func findsPartsOfCountries(query: String, code: String) { #expect(first(query) == code) }

  @Test(arguments: [
    ("+41", "ch"), (" +41 44 668 18 00", "ch"), ("+1 242 322 8130", "bs"), ("+44", "gb"), ("+36", "hu"), ("+999", nil),
    ("+", nil), ("+٤١", nil),
  ])
  func findsPhoneNumbers(query: String, code: String?) { #expect(first(query) == code) }

  @Test func findsUnfinishedKoreanSyllables() {
    #expect(first("스위") == "ch")
    #expect(World.index.search("한").contains { $0.code == "kr" }, "한국 is 대한민국 in CLDR, a word of which begins so")
  }

  @Test func putsBetterMatchesFirst() {
    let codes = World.index.search("ma").map(\.code)
    #expect(codes.first == "ma", "The code of Morocco comes before names.")
    let names = World.index.search("united").map(\.name)
    #expect(names.prefix(3) == ["United Arab Emirates", "United Kingdom", "United States"])
    #expect(World.index.search("suis", language: .french).first?.code == "ch")
    #expect(first("peru", language: .english) == "pe")
  }

  @Test func putsNamesInTheGivenLanguageFirst() throws {
    // Names that begin so in German: Österreich and Osttimor.
    let codes = World.index.search("ost", language: .german).map(\.code)
    #expect(Set(codes.prefix(2)) == ["at", "tl"])
  }

  @Test func findsCurrenciesAndLanguages() {
    let euro = World.index.search("EUR").map(\.code)
    #expect(Set(["de", "fr", "ie"]).isSubset(of: euro))
    #expect(World.index.search("schweizer franken").map(\.code).contains("li"))
    #expect(World.index.search("portugiesisch").map(\.code).contains("br"))
  }

  @Test func findsAllWithAnEmptyQuery() {
    #expect(World.index.search("").count == World.index.countries.count)
    #expect(World.index.search(" \t").count == World.index.countries.count)
    #expect(World.index.search("!?").isEmpty)
    #expect(World.index.search("nowhere").isEmpty)
  }

  @Test func findsEachCountryByEachOfItsNames() {
    for country in World.index.countries {
      for name in country.names.values + [country.officialName].compactMap({ $0 }) + country.otherNames {
        #expect(World.index.search(name).contains { $0.code == country.code }, "\(name)")
      }
    }
  }

  @Test func findsWhatTheEnumFinds() {
    for query in ["swi", "guinea", "rio", "island", "saint", "dem", "kor", "q", "zealand", "congo"] {
      let expected = Set(Country.search(query).filter { $0.kind == .country }.map(\.rawValue))
      #expect(expected.isSubset(of: World.index.search(query).map(\.code)), "\(query)")
    }
  }

  @Test func combinesFilters() {
    let filter = CountryFilter(region: "Europe", currency: "EUR", language: "de")
    let codes = World.index.search("", filter: filter).map(\.code)
    #expect(codes.contains("at") && codes.contains("de"))
    #expect(!codes.contains("fr") && !codes.contains("ch"))
    for country in codes.compactMap(World.index.country) {
      #expect(country.region == "Europe" && country.currencies.contains("EUR") && country.languages.contains("de"))
    }
    #expect(World.index.search("vienna", filter: filter).map(\.code) == ["at"])
    #expect(World.index.search("tokyo", filter: filter).isEmpty)
  }

  @Test func takesAnyNamesOfASource() {
    let long = String(repeating: "a ", count: 200_000)
    let countries = [
      GuideCountry(code: "aa", names: ["en": "!?"], emoji: "🏳️"), GuideCountry(code: "bb", names: [:], emoji: "🏳️"),
      GuideCountry(code: "cc", names: ["en": long, "de": ""], emoji: "🏳️"),
    ]
    let index = CountryIndex(LoadedCountries(countries, origin: .downloaded))
    for language in GuideLanguage.allCases {
      #expect(Set(index.search("", language: language).map(\.code)) == ["aa", "bb", "cc"])
    }
    #expect(index.search("a a").map(\.code) == ["cc"])
    #expect(index.search("bb").map(\.code) == ["bb"])
  }
}
