import Testing

/// The files that `Scripts/guide-module` makes. Without it, these tests fail.
@Suite struct ModuleFileTests {
  private static let gzip = ["Accept-Encoding": "gzip, deflate, br"]

  @Test func moduleIsCompressed() async throws {
    try await GuideSite.run { site in
      let answer = try await site.get("/almanac.wasm", Self.gzip)
      try #require(answer.status == 200, "Run: Scripts/guide-module")
      #expect(answer.fields["content-type"] == "application/wasm" && answer.fields["content-encoding"] == "gzip")
      #expect(answer.fields["vary"] == "Accept-Encoding")
      #expect(answer.body.prefix(2) == [0x1F, 0x8B])
      #expect(answer.body.count < 505_000)
      let tag = try #require(answer.fields["etag"])
      let known = try await site.get("/almanac.wasm", Self.gzip.merging(["If-None-Match": tag]) { $1 })
      #expect(known.status == 304 && known.body.isEmpty)
    }
  }

  @Test(
    arguments: [
      ("gzip", 200), ("GZIP;q=0.5, identity", 200), ("*", 200), ("x-gzip", 200), ("gzip;q=0, *", 406),
      ("gzip; q=0.000", 406),
      ("identity", 406), ("br, deflate", 406), ("", 406), ("*;q=0", 406), (nil, 200),
    ] as [(String?, Int)]
  )
  func moduleNeedsGzip(encodings: String?, status: Int) async throws {
    try await GuideSite.run { site in
      let answer = try await site.get("/almanac.wasm", encodings.map { ["Accept-Encoding": $0] } ?? [:])
      #expect(answer.status == status)
      #expect(answer.fields["vary"] == "Accept-Encoding")
    }
  }

  @Test func scriptIsAModule() async throws {
    try await GuideSite.run { site in
      let answer = try await site.get("/almanac.js")
      try #require(answer.status == 200, "Run: Scripts/guide-module")
      #expect(answer.fields["content-type"] == "text/javascript; charset=utf-8")
      #expect(answer.text.contains("export async function load("))
      #expect(try await site.get("/countries.js").text.contains("from '/almanac.js'"))
    }
  }

  @Test func copiesHaveTheModule() async throws {
    try await GuideSite.run { site in
      let offline = try await site.get("/api/offline").json(as: Offline.self)
      let paths = Set(offline.paths + offline.copies.map(\.path))
      #expect(paths.isSuperset(of: ["/almanac.js", "/almanac.wasm", "/api/search", "/countries.js", "/finder.js"]))
    }
  }
}
