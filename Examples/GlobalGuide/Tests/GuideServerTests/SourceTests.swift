import Foundation
import Guide
import Testing

/// A guide whose source of countries fails.
@Suite struct SourceTests {
  @Test func pagesSayThatTheyCanBeTriedAgain() async throws {
    let library = GuideLibrary(source: FailingSource(failures: .max))
    try await GuideSite.run(library: library) { site in
      for path in ["/", "/?q=ch", "/country/ch", "/compare", "/compare?a=ch&b=de"] {
        let answer = try await site.get(path)
        #expect(answer.status == 502)
        #expect(answer.fields["etag"] == nil)
        let page = Markup(answer.text)
        #expect(page.problems.isEmpty)
        // The reason is of another server.
        #expect(page.text.contains("The source cannot be reached: <b>\"nobody\" & co</b>."))
        #expect(page["a"].contains { $0.attributes["href"] == "" }, "The link opens the same page again.")
        #expect(page["p"].contains { $0.attributes["role"] == "alert" })
      }
      for path in [
        "/api/countries", "/api/countries/ch", "/api/facts/ch", "/api/search", "/api/offline", "/flags/ch.png",
      ] {
        let answer = try await site.get(path)
        #expect(answer.status == 502)
        #expect(answer.problem == "The countries can't be loaded.")
      }
    }
  }

  @Test func otherPagesWork() async throws {
    let library = GuideLibrary(source: FailingSource(failures: .max))
    try await GuideSite.run(library: library) { site in
      for path in ["/emoji", "/amounts", "/offline", "/healthz", "/guide.css", "/api/emoji/en", "/api/favorites"] {
        let answer = try await site.get(path)
        #expect(answer.status == 200)
      }
    }
  }

  @Test func pagesAskAgainUntilTheSourceAnswers() async throws {
    let source = FailingSource(failures: 2)
    try await GuideSite.run(library: GuideLibrary(source: source, retryInterval: .zero)) { site in
      var statuses: [Int] = []
      for path in ["/", "/", "/", "/", "/country/ch"] {
        statuses.append(try await site.get(path).status)
      }
      #expect(statuses == [502, 502, 200, 200, 200])
      #expect(await source.count == 3)
    }
  }

  /// Each request would otherwise let the guide download everything again.
  @Test(arguments: [0, Int.max]) func readersCannotAskASourceAllTheTime(failures: Int) async throws {
    let source = FailingSource(failures: failures)
    let library = GuideLibrary(source: source, retryInterval: .seconds(3600))
    try await GuideSite.run(library: library) { site in
      for path in ["/", "/?reload=1", "/?reload=1", "/country/ch"] {
        let answer = try await site.get(path)
        #expect(answer.status == (failures == 0 ? 200 : 502))
      }
      #expect(await source.count == 1)
    }
  }
}

/// A source that fails at first, and then has the countries of the program.
private actor FailingSource: CountrySource {
  nonisolated let flagFolder: URL? = nil
  private let failures: Int
  private(set) var count = 0

  init(failures: Int) { self.failures = failures }

  func load() async throws(CountrySourceError) -> LoadedCountries {
    count += 1
    if count <= failures { throw .unreachable("<b>\"nobody\" & co</b>") }
    return try await EmbeddedCountries().load()
  }
}
