import AlmanacImages
import Guide
import Testing

@Suite struct FlagTests {
  @Test func isAnImage() async throws {
    try await GuideSite.run { site in
      for (query, size) in [("", 128), ("?size=16", 16), ("?size=48", 48), ("?size=512&border=256", 512)] {
        let answer = try await site.get("/flags/us.png\(query)")
        #expect(answer.status == 200)
        #expect(answer.fields["content-type"] == "image/png")
        let image = try RasterImage(png: answer.body)
        #expect(image.width == size && image.height == size)
      }
    }
  }

  @Test func allCountriesHaveOne() async throws {
    let countries = try #require(await GuideSite.library.load().index?.countries)
    try await GuideSite.run { site in
      for country in countries {
        let image = try RasterImage(png: try await site.get("/flags/\(country.code).png").body)
        #expect(image.width == 128)
      }
    }
  }

  @Test func isKept() async throws {
    try await GuideSite.run { site in
      let whole = try await site.get("/flags/us.png?size=64")
      let tag = try #require(whole.fields["etag"])
      #expect(whole.fields["cache-control"] == "public, max-age=86400")
      let head = try await site.send("HEAD", "/flags/us.png?size=64")
      #expect(head.status == 200 && head.body.isEmpty)
      #expect(head.fields["content-length"] == String(whole.body.count))
      #expect(head.fields["etag"] == tag)
      for known in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
        let answer = try await site.get("/flags/us.png?size=64", ["If-None-Match": known])
        #expect(answer.status == 304 && answer.body.isEmpty)
        #expect(answer.fields["etag"] == tag && answer.fields["cache-control"] == "public, max-age=86400")
      }
      let status = try await site.get("/flags/us.png?size=48", ["If-None-Match": tag]).status
      #expect(status == 200)
    }
  }

  @Test(arguments: ["7", "65", "513", "", "-16", "%2B64", "064", "64.0", "99999999999999999999", "%D9%A6%D9%A4"])
  func refusesSize(_ size: String) async throws {
    try await GuideSite.run { site in
      let answer = try await site.get("/flags/ch.png?size=\(size)")
      #expect(answer.status == 400)
      #expect(answer.problem == "The size must be 16, 24, 32, 48, 64, 96, 128, 192, 256, 384 or 512.")
    }
  }

  @Test(arguments: [
    "zz.png", "xx.png", "CH.png", "ch", "ch.svg", ".png", "ch.png.png", "ch%20.png", "%C3%A9%C3%A9.png",
  ])
  func isUnknown(_ file: String) async throws {
    try await GuideSite.run { site in
      let answer = try await site.get("/flags/\(file)")
      #expect(answer.status == 404)
      #expect(answer.problem == "There is no country with this code.")
    }
  }

  @Test(arguments: [
    "/flags/../../etc/passwd", "/flags/..%2f..%2fetc%2fpasswd", "/flags/%2e%2e/ch.png", "/flags/..%5Cch.png",
    "/../sw.js", "/./sw.js",
  ])
  func hasNoPathTricks(_ path: String) async throws {
    try await GuideSite.run { site in
      let status = try await site.get(path).status
      #expect(status == 404)
    }
  }
}
