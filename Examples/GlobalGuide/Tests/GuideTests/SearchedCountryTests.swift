import Guide
import Testing

@Suite struct SearchedCountryTests {
  private var switzerland: SearchedCountry {
    var country = SearchedCountry(code: "ch", names: ["en": "Switzerland", "de": "Schweiz", "zh": "瑞士"])
    country.alpha3 = "CHE"
    country.numericCode = 756
    country.furtherNames = ["Swiss Confederation", "Suisse"]
    country.capitals = ["Bern"]
    country.region = "Europe"
    country.currencies = ["CHF"]
    country.languages = ["de", "fr", "it", "rm"]
    (country.population, country.area) = (8_921_981, 41_285)
    return country
  }

  private func copies(_ countries: [SearchedCountry]) -> [SearchedCountry] {
    SearchedCountry.countries(in: SearchedCountry.text(of: countries))
  }

  @Test func textGivesTheSameCountries() {
    let others = [SearchedCountry(code: "aa", names: [:]), SearchedCountry(code: "bb", names: ["en": "", "": "b"])]
    #expect(copies([switzerland] + others) == [switzerland] + others)
    #expect(copies([]) == [])
  }

  @Test func textGivesAllCountriesOfTheWorld() {
    let countries = SearchedCountry.countries(in: World.index.searchText)
    #expect(copies(countries) == countries)
    #expect(countries.count == World.index.countries.count)
    for (copy, country) in zip(countries, World.index.countries) {
      #expect([copy.code, copy.alpha3, copy.region] == [country.code, country.alpha3, country.region])
      #expect(copy.numericCode == country.numericCode && copy.names == country.names)
      let names = [country.officialName].compactMap { $0 } + country.nativeNames + country.otherNames
      #expect([copy.furtherNames, copy.capitals] == [names, country.capitals])
      #expect([copy.currencies, copy.languages] == [country.currencies, country.languages])
    }
  }

  @Test func separatorsInTextsBecomeSpaces() {
    for separator in ["\n", "\u{1D}", "\u{1E}", "\u{1F}", "\r\n", "\u{0}"] {
      var country = switzerland
      country.names = ["e\(separator)n": "Switzer\(separator)land"]
      (country.furtherNames, country.region) = (["", "Sui\(separator)sse"], "Eu\(separator)rope")
      let space = String(repeating: " ", count: separator.utf8.count)
      let copy = copies([country, switzerland])
      #expect(copy.first?.names == ["e\(space)n": "Switzer\(space)land"])
      #expect(copy.first?.furtherNames == ["Sui\(space)sse"] && copy.first?.region == "Eu\(space)rope")
      #expect(copy.dropFirst() == [switzerland])
    }
  }

  @Test func otherTextsHaveNoCountries() {
    for text in ["\n\n", "ch", "ch\u{1D}CHE\n", "{}", String(repeating: "\u{1D}", count: 11)] {
      #expect(SearchedCountry.countries(in: text) == [])
    }
    let line = "ch" + String(repeating: "\u{1D}", count: 3) + "x" + String(repeating: "\u{1D}", count: 8)
    #expect(SearchedCountry.countries(in: line).map(\.code) == ["ch"])
  }
}
