import Foundation
import Guide
import Testing

/// What browsers copy, and how much they load.
@Suite struct OfflineTests {
  private struct Offline: Decodable {
    let version: String
    let paths: [String]
  }

  private static let files = [
    "guide.css", "guide.js", "list.js", "compare.js", "emoji.js", "map.js", "amounts.js", "countries.js", "finder.js",
    "sw.js", "icon.svg",
  ]

  @Test func allCopiesExist() async throws {
    try await GuideSite.run { site in
      let offline = try await site.get("/api/offline").json(as: Offline.self)
      #expect(offline.paths.count == Set(offline.paths).count)
      #expect(offline.paths.count > 4 * 240)
      // The worker shows these pages without the server.
      #expect(Set(["/", "/?all=1", "/compare", "/emoji", "/amounts", "/offline"]).isSubset(of: offline.paths))
      for path in offline.paths {
        let answer = try await site.get(path, ["Accept-Encoding": "gzip"])
        #expect(answer.status == 200, "\(path)")
      }
    }
  }

  @Test func versionDependsOnlyOnTheContent() async throws {
    var answers: [[UInt8]] = []
    for _ in 0..<2 {
      try await GuideSite.run { site in answers.append(try await site.get("/api/offline").body) }
    }
    #expect(answers[0] == answers[1])
  }

  @Test func pagesNameTheirFlagsAsTheCopiesDo() async throws {
    try await GuideSite.run { site in
      let offline = Set(try await site.get("/api/offline").json(as: Offline.self).paths)
      for path in ["/?all=1", "/country/ch", "/compare?a=ch&b=de"] {
        let page = Markup(try await site.get(path).text)
        let images = page["img"].compactMap { $0.attributes["src"] }
        #expect(!images.isEmpty && images.allSatisfy(offline.contains))
      }
    }
  }

  @Test func markupStyleAndScriptsAreSmall() async throws {
    let index = try #require(await GuideSite.library.load().index)
    let none = GuideLibrary(source: EmptySource())
    var size = 0
    try await GuideSite.run(library: none) { site in
      for path in ["/"] + Self.files.map({ "/\($0)" }) { size += try await site.get(path).body.count }
    }
    #expect(!index.countries.isEmpty)
    #expect(size < 40_000, "\(size)")
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
    }
  }
}

/// A source without a country.
private struct EmptySource: CountrySource {
  let flagFolder: URL? = nil

  func load() async throws(CountrySourceError) -> LoadedCountries { LoadedCountries([], origin: .embedded) }
}
