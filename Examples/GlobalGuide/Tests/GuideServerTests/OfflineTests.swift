import Foundation
import Guide
import Testing

/// What a browser copies.
struct Offline: Decodable {
  struct Copy: Decodable {
    let path: String
    let type: String
    var text: String?
    var base64: Data?
  }

  let copies: [Copy]
  let paths: [String]
}

/// What browsers copy, and how much they load.
@Suite struct OfflineTests {
  private static let files = [
    "guide.css", "guide.js", "list.js", "clocks.js", "compare.js", "emoji.js", "glyphs.js", "map.js", "amounts.js",
    "countries.js", "finder.js", "sw.js", "icon.svg",
  ]

  @Test func copiesAreTheAnswers() async throws {
    try await GuideSite.run { site in
      let offline = try await site.get("/api/offline").json(as: Offline.self)
      let paths = offline.copies.map(\.path)
      #expect(paths.count == Set(paths).count)
      #expect(paths.count > 4 * 240)
      // The worker shows these pages without the server.
      #expect(Set(["/", "/?all=1", "/compare", "/emoji", "/amounts", "/offline"]).isSubset(of: paths))
      for copy in offline.copies {
        let answer = try await site.get(copy.path)
        #expect(answer.status == 200 && answer.fields["content-type"] == copy.type, "\(copy.path)")
        // The clocks of a country differ.
        if copy.path.hasPrefix("/country/") { continue }
        #expect((copy.text.map { Data($0.utf8) } ?? copy.base64) == Data(answer.body), "\(copy.path)")
      }
      for path in offline.paths {
        #expect(try await site.get(path, ["Accept-Encoding": "gzip"]).status == 200, "\(path)")
      }
    }
  }

  @Test func copiesAreSentOnce() async throws {
    var tags: Set<String> = []
    for _ in 0..<2 {
      try await GuideSite.run { site in
        let answer = try await site.get("/api/offline", ["Accept-Encoding": "gzip"])
        #expect(answer.fields["content-encoding"] == "gzip" && answer.body.count < 1_800_000)
        let tag = try #require(answer.fields["etag"])
        tags.insert(tag)
        #expect(try await site.get("/api/offline", ["If-None-Match": tag]).status == 304)
      }
    }
    #expect(tags.count == 1)
  }

  @Test func flagsOfOtherServersAreNotPartOfTheAnswer() async throws {
    try await GuideSite.run(library: GuideLibrary(source: DownloadedFlag())) { site in
      let offline = try await site.get("/api/offline").json(as: Offline.self)
      #expect(Set(["/flags/aa.png", "/flags/aa.png?size=48"]).isSubset(of: offline.paths))
      #expect(offline.copies.contains { $0.path == "/country/aa" })
      #expect(!offline.copies.contains { $0.path.hasPrefix("/flags/") })
    }
  }

  @Test func pagesNameTheirFlagsAsTheCopiesDo() async throws {
    try await GuideSite.run { site in
      let offline = Set(try await site.get("/api/offline").json(as: Offline.self).copies.map(\.path))
      for path in ["/?all=1", "/country/ch", "/compare?a=ch&b=de"] {
        let page = Markup(try await site.get(path).text)
        let images = page["img"].compactMap { $0.attributes["src"] }
        #expect(!images.isEmpty && images.allSatisfy(offline.contains))
      }
    }
  }

  @Test func scriptsAndStylesAreSentWithoutComments() async throws {
    try await GuideSite.run { site in
      for file in Self.files where file != "icon.svg" {
        let text = try await site.get("/\(file)").text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count > 2)
        #expect(!lines.contains { $0.isEmpty || $0.hasPrefix(" ") || $0.hasPrefix("//") || $0.hasPrefix("/*") })
        // The lines of such a text would lose their indentation.
        #expect(lines.allSatisfy { $0.count { $0 == "`" }.isMultiple(of: 2) })
      }
      let style = try await site.get("/guide.css").text
      #expect(style.contains("\n*{box-sizing:border-box;}\n"))
    }
  }

  @Test func firstViewIsSmall() async throws {
    try await GuideSite.run { site in
      let page = try await site.get("/")
      let markup = Markup(page.text)
      let images = markup["img"].compactMap { $0.attributes["src"] }
      #expect(images.count == 24)
      let scripts = markup["script"].compactMap { $0.attributes["src"] }
      #expect(scripts == ["/guide.js", "/list.js"])
      var size = page.body.count
      for path in images + scripts + ["/guide.css", "/icon.svg"] { size += try await site.get(path).body.count }
      #expect(size < 100_000)
      // What the page needs before its images, as browsers get it.
      var compressed = 0
      for path in ["/", "/guide.css", "/icon.svg"] + scripts {
        compressed += try await site.get(path, ["Accept-Encoding": "gzip"]).body.count
      }
      #expect(compressed < 14_000, "\(compressed)")
    }
  }
}

/// A source with a flag on a server that doesn't answer.
private struct DownloadedFlag: CountrySource {
  let flagFolder: URL? = nil

  func load() async throws(CountrySourceError) -> LoadedCountries {
    var country = GuideCountry(code: "aa", names: ["en": "A"], emoji: "🏳️")
    country.flagURL = URL(string: "http://127.0.0.1:1/aa.png")
    return LoadedCountries([country], origin: .downloaded)
  }
}
