import Foundation
import Guide
import Testing

@Suite struct PageTests {
  private static let pages = [
    "/", "/?all=1", "/?q=land", "/?q=nothing+at+all", "/?region=Europe&currency=EUR&language=de", "/?q=%C3%B6",
    "/compare", "/compare?a=ch&b=de", "/compare?a=ch&b=xx", "/emoji", "/emoji/1f44d", "/emoji/1f1e8-1f1ed",
    "/emoji/1fac8", "/amounts", "/offline",
  ]

  @Test(arguments: pages) func isWellFormed(_ path: String) async throws {
    try await GuideSite.run { site in
      let answer = try await site.get(path)
      #expect(answer.status == 200)
      #expect(answer.fields["content-type"] == "text/html; charset=utf-8")
      Self.check(Markup(answer.text))
    }
  }

  @Test func countriesAreWellFormed() async throws {
    let countries = try #require(await GuideSite.library.load().index?.countries)
    #expect(countries.count > 240)
    try await GuideSite.run { site in
      for country in countries {
        let answer = try await site.get("/country/\(country.code)")
        #expect(answer.status == 200)
        let page = Markup(answer.text)
        Self.check(page)
        #expect(page.text.contains(country.name(in: .english)))
      }
    }
  }

  /// What each page must have, so that keyboards and screen readers can use it.
  private static func check(_ page: Markup, in language: String = "en") {
    #expect(page.problems.isEmpty)
    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(ids.count == Set(ids).count)
    #expect(page["h1"].count == 1 && page["main"].count == 1)
    #expect(page.elements.prefix { $0.name != "body" }.filter { $0.name == "title" }.count == 1)
    #expect(page["html"].first?.attributes["lang"] == language)
    #expect(page["html"].first?.attributes["dir"] == (language == "ar" ? "rtl" : "ltr"))
    #expect(page["img"].allSatisfy { $0.attributes["alt"] != nil })
    // The policy forbids scripts and styles in a page.
    let attributes = page.elements.flatMap(\.attributes.keys)
    #expect(!attributes.contains { $0 == "style" || $0.hasPrefix("on") })
    #expect(page["script"].allSatisfy { $0.attributes["src"] != nil } && page["style"].isEmpty)
  }

  @Test(arguments: ["ar", "de", "en", "es", "fr", "ja", "pt", "zh"])
  func isWellFormedInEachLanguage(_ language: String) async throws {
    try await GuideSite.run { site in
      for path in Self.pages + ["/country/us", "/nothing"] {
        let page = Markup(try await site.get(path, ["Accept-Language": "\(language)-XX, en;q=0.1"]).text)
        Self.check(page, in: language)
        #expect(page["html"].first?.attributes["data-texts"]?.contains("offlineCopy") == true)
      }
      let country = try await site.get("/country/us", ["Accept-Language": language]).text
      // From right to left, the last dot would come first.
      #expect(country.contains("<bdi>Washington, D.C.</bdi>"))
      let page = Markup(country)
      let texts = Texts(try #require(GuideLanguage(rawValue: language)))
      let swiss = Markup(try await site.get("/country/ch", ["Accept-Language": language]).text)
      #expect(swiss.text.contains("Schweiz\(texts[.listSeparator])Suisse"))
      #expect(page.text.contains(texts[.population]) && page.text.contains(texts.name("Northern America")))
    }
  }

  @Test func languageIsThatOfTheReader() async throws {
    func language(_ site: GuideSite, _ path: String, _ fields: [String: String]) async throws -> String? {
      Markup(try await site.get(path, fields).text)["html"].first?.attributes["lang"]
    }
    try await GuideSite.run { site in
      // The last ones are closest to German, to nothing, and invalid.
      for (header, expected) in [
        ("de-CH, fr;q=0.5", "de"), ("nl, fr;q=0.5", "fr"), ("zh-TW", "en"), ("gsw", "de"), ("xx", "en"),
        (";;;,q=", "en"),
      ] {
        #expect(try await language(site, "/", ["Accept-Language": header]) == expected, "\(header)")
      }
      let chosen = try await site.get("/emoji?lang=ja", ["Accept-Language": "de"])
      #expect(chosen.fields["set-cookie"]?.hasPrefix("language=ja;") == true)
      #expect(chosen.text.contains("<html lang=\"ja\""))
      #expect(try await language(site, "/emoji", ["Accept-Language": "de", "Cookie": "language=ja"]) == "ja")
      #expect(try await language(site, "/", ["Accept-Language": "de", "Cookie": "language=xx"]) == "de")
      let other = try await site.get("/?lang=ko", ["Accept-Language": "de"])
      #expect(other.fields["set-cookie"] == nil && other.text.contains("<html lang=\"de\""))
    }
  }

  @Test func aCountryHasItsEmojiOnce() async throws {
    try await GuideSite.run { site in
      let page = try await site.get("/country/ch").text
      #expect(page.components(separatedBy: "🇨🇭").count == 2)
      let markup = Markup(page)
      // Its flag, and those of its neighbors.
      #expect(markup["img"].count == 6 && markup["article"].first?.attributes["data-region"] == "Europe")
      #expect(markup.text.contains("Native names") && markup.text.contains("for example"))
      #expect(!markup.text.contains("1799"))
      #expect(Markup(try await site.get("/country/de").text).text.contains("German Mark (until 2002)"))
    }
  }

  @Test func amountsBeginWithAnExample() async throws {
    try await GuideSite.run { site in
      let page = Markup(try await site.get("/amounts").text)
      #expect(page["input"].first { $0.attributes["name"] == "text" }?.attributes["value"] == "€1,234.50")
      #expect(page.text.contains("1.234,50\u{A0}€"))
    }
  }

  @Test func linksOfAPageHaveTargets() async throws {
    try await GuideSite.run { site in
      var paths: Set<String> = []
      for path in ["/", "/country/ch", "/compare?a=ch&b=de", "/emoji", "/emoji/1f1e8-1f1ed", "/amounts"] {
        for element in Markup(try await site.get(path).text).elements {
          for value in [element.attributes["href"], element.attributes["src"]].compactMap({ $0 }) {
            // A browser asks without the name of the part.
            let value = value.hasPrefix("?") ? path.prefix { $0 != "?" } + value : value
            paths.insert(value.hasPrefix("#") ? value : String(value.prefix { $0 != "#" }))
          }
        }
      }
      for path in paths.sorted() where !path.hasPrefix("#") {
        let status = try await site.get(path).status
        #expect(status == 200, "\(path)")
      }
    }
  }

  @Test(arguments: [
    "/nothing", "/emoji/1F44D", "/emoji/41", "/emoji/d800", "/country", "/country/zz", "/country/CH",
    "/country/ch/more", "/country/", "/flags", "/flags/", "/sw.js/x", "/Assets/sw.js", "/healthz/x", "/../x",
    "/%2e%2e%2f%2e%2e%2fetc/passwd",
  ])
  func isNotFound(_ path: String) async throws {
    try await GuideSite.run { site in
      let answer = try await site.get(path)
      #expect(answer.status == 404)
      #expect(answer.fields["etag"] == nil && answer.fields["cache-control"] == "no-store")
    }
  }

  /// A body of an answer to HEAD would be taken for the next answer.
  @Test func problemsHaveNoBodyForHEAD() async throws {
    try await GuideSite.run { site in
      for (path, status) in [("/nothing", 404), ("/api/x", 404), ("/api/amounts", 405), ("/flags/zz.png", 404)] {
        let answer = try await site.send("HEAD", path)
        #expect(answer.status == status && answer.body.isEmpty, "\(path)")
      }
    }
  }

  @Test(arguments: [
    ("/", "GET, HEAD"), ("/emoji", "GET, HEAD"), ("/flags/ch.png", "GET, HEAD"), ("/guide.js", "GET, HEAD"),
    ("/healthz", "GET, HEAD"), ("/api/countries", "GET, HEAD"), ("/api/emoji/de", "GET, HEAD"),
    ("/api/amounts", "POST"), ("/api/search", "GET, HEAD"), ("/almanac.wasm", "GET, HEAD"),
    ("/api/favorites", "GET, HEAD, POST"),
  ])
  func refusesMethods(_ path: String, _ allowed: String) async throws {
    try await GuideSite.run { site in
      for method in ["PUT", "DELETE", "TRACE", "OPTIONS", "PROPFIND", "QUERY"] {
        let answer = try await site.send(method, path)
        #expect(answer.status == 405)
        #expect(answer.fields["allow"] == allowed)
      }
    }
  }

  @Test func isNotSentAgain() async throws {
    try await GuideSite.run { site in
      for path in ["/", "/country/ch", "/guide.css", "/api/countries", "/api/emoji/en?q=cat"] {
        let first = try await site.get(path)
        let isPage = first.fields["content-type"]?.hasPrefix("text/html") == true
        #expect(first.fields["vary"] == "Accept-Encoding" + (isPage ? ", Accept-Language, Cookie" : ""))
        let tag = try #require(first.fields["etag"])
        #expect(tag.hasPrefix("W/") && first.fields["cache-control"] == "no-cache")
        // The same for each coding, also without a body, so that a cache knows which copy is current.
        for coding in ["identity", "gzip"] {
          let fields = ["Accept-Encoding": coding]
          #expect(try await site.get(path, fields).fields["etag"] == tag)
          for known in [tag, String(tag.dropFirst(2))] {
            let second = try await site.get(path, fields.merging(["If-None-Match": "\"other\", \(known)"]) { $1 })
            #expect(second.status == 304 && second.body.isEmpty)
            #expect(second.fields["etag"] == tag && second.fields["vary"] == first.fields["vary"])
          }
        }
        let bytes = try await site.get(path, ["If-None-Match": "\"other\""]).body
        #expect(bytes == first.body)
      }
    }
  }

  @Test func protectsTheReader() async throws {
    try await GuideSite.run { site in
      let answers = [
        try await site.get("/"), try await site.get("/nothing"), try await site.get("/flags/ch.png"),
        try await site.get("/guide.js"), try await site.get("/api/nothing"), try await site.send("PUT", "/"),
        try await site.get("/healthz"), try await site.post("/api/favorites", "{"),
      ]
      for answer in answers {
        let policy = try #require(answer.fields["content-security-policy"])
        let rules = policy.components(separatedBy: "; ")
        #expect(rules.contains("default-src 'none'") && rules.contains("frame-ancestors 'none'"))
        // The module is compiled, and no text ever is.
        #expect(rules.contains("script-src 'self' 'wasm-unsafe-eval'") && rules.contains("base-uri 'none'"))
        #expect(policy.components(separatedBy: "unsafe").count == 2)
        #expect(!policy.contains("*") && !policy.contains("data:"))
        #expect(answer.fields["x-content-type-options"] == "nosniff")
        #expect(answer.fields["referrer-policy"] == "no-referrer")
        #expect(answer.fields["cross-origin-resource-policy"] == "same-origin")
      }
    }
  }
}
