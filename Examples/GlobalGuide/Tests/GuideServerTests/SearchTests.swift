import Foundation
import Guide
import Testing

@Suite struct SearchTests {
  private struct Countries: Decodable {
    struct Country: Decodable { let code: String }
    let countries: [Country]
  }

  private static let queries = [
    "", "%20", "land", "ch", "CHE", "756", "004", "4", "Zürich", "bern", "s%C3%A3o", "日本", "डेन", "United%20St", "euro",
    "de",
    "new+", "uk", "nothing at all".replacingOccurrences(of: " ", with: "+"), "...", "a%CC%81",
  ]

  @Test func apiFindsWhatTheIndexFinds() async throws {
    let index = try #require(await GuideSite.library.load().index)
    let filters = [
      ("", CountryFilter()), ("&region=Europe", CountryFilter(region: "Europe")),
      ("&currency=EUR&region=", CountryFilter(currency: "EUR")),
      ("&language=fr&region=Africa", CountryFilter(region: "Africa", language: "fr")),
      ("&region=Atlantis", CountryFilter(region: "Atlantis")),
    ]
    try await GuideSite.run { site in
      for query in Self.queries {
        let encoded = query.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed.union(["%"])) ?? ""
        let text = encoded.replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? ""
        for (fields, filter) in filters {
          let answer = try await site.get("/api/countries?q=\(encoded)\(fields)")
          let codes = try answer.json(as: Countries.self).countries.map(\.code)
          #expect(codes == index.search(text, filter: filter).map(\.code), "\(text) \(fields)")
        }
      }
      let all = try await site.get("/api/countries").json(as: Countries.self)
      #expect(all.countries.count == index.countries.count)
    }
  }

  @Test(arguments: CountryOrder.allCases) func sortsByNumbers(order: CountryOrder) async throws {
    let index = try #require(await GuideSite.library.load().index)
    try await GuideSite.run { site in
      let answer = try await site.get("/api/countries?region=Europe&sort=\(order)").json(as: Countries.self)
      let numbers = answer.countries.compactMap { index.country($0.code) }.map { country in
        switch order {
        case .population: Double(country.population ?? -1)
        case .area: (country.area ?? -1).rounded()
        }
      }
      #expect(numbers.count > 40 && numbers == numbers.sorted(by: >))
      // The page says the number, and one without an order doesn't.
      let page = Markup(try await site.get("/?region=Europe&sort=\(order)").text)
      #expect(page["span"].count { $0.attributes["class"] == "number" } == 24)
      #expect(try await !site.get("/?region=Europe&sort=size").text.contains("class=\"number\""))
    }
  }

  /// A letter that leads to a country before that of the letter before would leave its countries scattered.
  @Test(arguments: ["ar", "de", "en", "es", "fr", "ja", "pt", "zh"])
  func lettersAreInTheOrderOfTheList(language: String) async throws {
    try await GuideSite.run { site in
      let page = Markup(try await site.get("/?all=1", ["Accept-Language": language]).text)
      let codes = page["li"].compactMap { $0.attributes["id"] }
      let places = page["a"].compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("/?all=1#") }
        .compactMap { codes.firstIndex(of: String($0.dropFirst(8))) }
      #expect(codes.count > 240 && places.count > 8 && places.first == 0 && places == places.sorted())
    }
  }

  @Test func lettersLeadToTheirFirstCountries() async throws {
    try await GuideSite.run { site in
      let letters = Markup(try await site.get("/").text)["a"].compactMap { $0.attributes["href"] }
        .filter { $0.hasPrefix("/?all=1#") }
      #expect(letters.count > 20 && letters.first == "/?all=1#af" && letters.last == "/?all=1#zm")
      let cards = Set(Markup(try await site.get("/?all=1").text)["li"].compactMap { $0.attributes["id"] })
      #expect(letters.allSatisfy { cards.contains(String($0.dropFirst(8))) })
      for path in ["/?q=land", "/?region=Europe", "/?sort=area"] {
        #expect(try await !site.get(path).text.contains("id=\"letters\""))
      }
    }
  }

  /// The browser makes its search of this text.
  @Test func searchTextHasTheCountriesOfTheIndex() async throws {
    let index = try #require(await GuideSite.library.load().index)
    try await GuideSite.run { site in
      let answer = try await site.get("/api/search")
      #expect(answer.fields["content-type"] == "text/plain; charset=utf-8")
      #expect(answer.text == index.searchText)
      #expect(SearchedCountry.countries(in: answer.text).map(\.code) == index.countries.map(\.code))
      let tag = try #require(answer.fields["etag"])
      #expect(try await site.get("/api/search", ["If-None-Match": tag]).status == 304)
    }
  }
}
