import Foundation
import Testing

@Suite struct FavoriteTests {
  private struct Favorites: Decodable, Equatable {
    let favorites: [String]
    var refused: [String] = []
    var notice: String?
  }

  private static func change(_ code: String, _ isFavorite: Bool = true, time: Int64 = 1_000) -> String {
    "{\"code\":\"\(code)\",\"isFavorite\":\(isFavorite),\"time\":\(time)}"
  }

  private static func body(_ changes: String...) -> String { "{\"changes\":[\(changes.joined(separator: ","))]}" }

  /// The cookie of an answer, as the browser sends it back.
  private static func cookie(_ answer: RawResponse) throws -> [String: String] {
    ["Cookie": String(try #require(answer.fields["set-cookie"]).prefix { $0 != ";" })]
  }

  @Test func changesGetACookie() async throws {
    try await GuideSite.run { site in
      let answer = try await site.post("/api/favorites", Self.body(Self.change("ch")))
      #expect(answer.status == 200)
      #expect(try answer.json() == Favorites(favorites: ["ch"]))
      #expect(answer.fields["cache-control"] == "no-store")
      let parts = try #require(answer.fields["set-cookie"]).components(separatedBy: "; ")
      #expect(parts.dropFirst().sorted() == ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Strict"])
      #expect(parts[0].wholeMatch(of: /guide=[0-9a-f]{32}/) != nil)
      let other = try await site.post("/api/favorites", Self.body(Self.change("ch")))
      #expect(other.fields["set-cookie"] != answer.fields["set-cookie"])
    }
  }

  @Test(arguments: ["https", "HTTPS"]) func cookiesOfHTTPSAreSecure(scheme: String) async throws {
    try await GuideSite.run { site in
      let answer = try await site.post("/api/favorites", Self.body(Self.change("ch")), ["X-Forwarded-Proto": scheme])
      #expect(try #require(answer.fields["set-cookie"]).components(separatedBy: "; ").contains("Secure"))
    }
  }

  @Test func areThoseOfTheBrowser() async throws {
    try await GuideSite.run { site in
      let cookie = try Self.cookie(try await site.post("/api/favorites", Self.body(Self.change("ch"))))
      let second = try await site.post("/api/favorites", Self.body(Self.change("fr", time: 2_000)), cookie)
      #expect(second.fields["set-cookie"] == nil)
      #expect(try second.json() == Favorites(favorites: ["ch", "fr"]))
      let mine = try await site.get("/api/favorites", ["Cookie": "other=1; \(cookie["Cookie"] ?? ""); guided=2"])
      #expect(try mine.json() == Favorites(favorites: ["ch", "fr"]))
      // The same cookie for a further year.
      #expect(try Self.cookie(mine) == cookie)
      #expect(mine.fields["set-cookie"]?.contains("Max-Age=31536000") == true)
    }
  }

  @Test func readersGetNoCookie() async throws {
    try await GuideSite.run { site in
      let cookies = [
        "", "guide=", "guide=abc", "guide=../../../../etc/passwd", "guide=\(String(repeating: "A", count: 32))",
      ]
      for cookie in cookies {
        let answer = try await site.get("/api/favorites", ["Cookie": cookie])
        #expect(try answer.json() == Favorites(favorites: []))
        #expect(answer.fields["set-cookie"] == nil)
        #expect(answer.fields["cache-control"] == "no-store")
      }
    }
  }

  @Test func wrongCookiesAreReplaced() async throws {
    try await GuideSite.run { site in
      let wrong = ["Cookie": "guide=\(String(repeating: "g", count: 32))"]
      let answer = try await site.post("/api/favorites", Self.body(Self.change("ch")), wrong)
      #expect(try Self.cookie(answer) != wrong)
    }
  }

  @Test func latestChangeWins() async throws {
    try await GuideSite.run { site in
      let first = Self.body(
        Self.change("ch", time: 3_000),
        Self.change("de", time: 1_000),
        Self.change("de", false, time: 2_000)
      )
      let answer = try await site.post("/api/favorites", first)
      #expect(try answer.json() == Favorites(favorites: ["ch"]))
      let late = Self.body(
        Self.change("ch", false, time: 2_500),
        Self.change("fr", time: 2_500),
        Self.change("de", time: 1_500)
      )
      let merged = try await site.post("/api/favorites", late, try Self.cookie(answer))
      #expect(try merged.json() == Favorites(favorites: ["fr", "ch"]))
    }
  }

  @Test func unknownCountriesAreRefused() async throws {
    try await GuideSite.run { site in
      let changes = Self.body(
        Self.change("zz"),
        Self.change("ch"),
        Self.change("../x"),
        Self.change(""),
        Self.change("CH")
      )
      let answer = try await site.post("/api/favorites", changes)
      #expect(try answer.json() == Favorites(favorites: ["ch"], refused: ["zz", "../x", "", "CH"]))
    }
  }

  @Test func numberOfChangesIsLimited() async throws {
    try await GuideSite.run { site in
      func send(_ count: Int) async throws -> RawResponse {
        let change = Self.change("ch")
        return try await site.post(
          "/api/favorites",
          "{\"changes\":[\(repeatElement(change, count: count).joined(separator: ","))]}"
        )
      }
      let status = try await send(1_000).status
      #expect(status == 200)
      let answer = try await send(1_001)
      #expect(answer.status == 413)
      #expect(answer.problem == "There are more than 1000 changes.")
      #expect(answer.fields["set-cookie"] == nil)
    }
  }

  @Test func hugeBodiesAreRefused() async throws {
    try await GuideSite.run { site in
      let answer = try await site.post("/api/favorites", Self.body(Self.change(String(repeating: "x", count: 65_536))))
      #expect(answer.status == 413)
    }
  }

  @Test(arguments: ["/api/favorites", "/api/amounts"]) func otherBodiesAreRefused(_ path: String) async throws {
    try await GuideSite.run { site in
      for type in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonx", ""] {
        let answer = try await site.post(path, Self.body(Self.change("ch")), ["Content-Type": type])
        #expect(answer.status == 415)
        #expect(answer.problem == "Send JSON as application/json.")
      }
    }
  }

  @Test(arguments: ["/api/favorites", "/api/amounts"]) func otherSitesAreRefused(_ path: String) async throws {
    try await GuideSite.run { site in
      for origin in ["cross-site", "same-site", "nonsense"] {
        let answer = try await site.post(path, Self.body(Self.change("ch")), ["Sec-Fetch-Site": origin])
        #expect(answer.status == 403)
        #expect(answer.problem == "Other sites can't use the guide.")
      }
      for origin in ["same-origin", "none"] {
        let status = try await site.post(path, "[]", ["Sec-Fetch-Site": origin]).status
        #expect(status == 400)
      }
    }
  }

  @Test(arguments: [
    "", "{", "[]", "null", "{}", "{\"changes\":{}}", "{\"changes\":[{}]}", "{\"changes\":[null]}",
    "{\"changes\":[{\"code\":1,\"isFavorite\":true,\"time\":1}]}",
    "{\"changes\":[{\"code\":\"ch\",\"isFavorite\":1,\"time\":1}]}",
    "{\"changes\":[{\"code\":\"ch\",\"isFavorite\":true,\"time\":1.5}]}",
    "{\"changes\":[{\"code\":\"ch\",\"isFavorite\":true,\"time\":1e30}]}", "\u{0}", "{\"changes\":[]}}",
  ])
  func brokenJSONIsRefused(_ body: String) async throws {
    try await GuideSite.run { site in
      let answer = try await site.post("/api/favorites", body)
      #expect(answer.status == 400)
      #expect(answer.problem == "The body is not what openapi.json describes.")
      #expect(answer.fields["set-cookie"] == nil)
    }
  }

  @Test func deepJSONIsRefused() async throws {
    try await GuideSite.run { site in
      for start in ["[", "{\"changes\":"] {
        let answer = try await site.post("/api/favorites", String(repeating: start, count: 60_000 / start.utf8.count))
        #expect(answer.status == 400)
      }
    }
  }

  @Test func timesAtTheLimitsAreTaken() async throws {
    try await GuideSite.run { site in
      let changes = Self.body(Self.change("ch", time: .max), Self.change("de", time: .min), Self.change("fr", time: -1))
      let answer = try await site.post("/api/favorites", changes)
      #expect(try answer.json() == Favorites(favorites: ["de", "fr", "ch"]))
    }
  }
}
