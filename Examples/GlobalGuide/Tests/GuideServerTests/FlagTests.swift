import AlmanacImages
import Guide
import Testing

@Suite struct FlagTests {
  @Test func isAnImage() async throws {
    try await GuideSite.run { site in
      for (query, size) in [("", 128), ("?size=8", 8), ("?size=48", 48), ("?size=512&border=256&background=fff", 512)] {
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

  @Test func styleChangesTheImage() async throws {
    try await GuideSite.run { site in
      let queries = ["", "?background=fff", "?border=4", "?border=4&borderColor=f00", "?border=4&borderColor=00FF00"]
      var bodies: Set<[UInt8]> = []
      var tags: Set<String?> = []
      for query in queries {
        let answer = try await site.get("/flags/ch.png\(query)")
        bodies.insert(answer.body)
        tags.insert(answer.fields["etag"])
      }
      #expect(bodies.count == queries.count && tags.count == queries.count)
      // The same color in short and in long.
      let short = try await site.get("/flags/ch.png?border=4&borderColor=f00").body
      let long = try await site.get("/flags/ch.png?border=4&borderColor=FF0000").body
      #expect(short == long)
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
      let status = try await site.get("/flags/us.png?size=65", ["If-None-Match": tag]).status
      #expect(status == 200)
    }
  }

  @Test(arguments: [
    ("size=7", "The size must be a number from 8 to 512."), ("size=513", "The size must be a number from 8 to 512."),
    ("size=", "The size must be a number from 8 to 512."), ("size=-8", "The size must be a number from 8 to 512."),
    ("size=%2B64", "The size must be a number from 8 to 512."),
    ("size=64.5", "The size must be a number from 8 to 512."),
    ("size=99999999999999999999", "The size must be a number from 8 to 512."),
    ("size=%D9%A6%D9%A4", "The size must be a number from 8 to 512."),
    ("size=64&border=33", "The border must be a number from 0 to 32."),
    ("border=-1", "The border must be a number from 0 to 64."),
    ("background=ff", "The background must be three or six hexadecimal digits."),
    ("background=%23fff", "The background must be three or six hexadecimal digits."),
    ("borderColor=white", "The borderColor must be three or six hexadecimal digits."),
    ("borderColor=", "The borderColor must be three or six hexadecimal digits."),
  ])
  func refusesStyle(_ query: String, _ rule: String) async throws {
    try await GuideSite.run { site in
      let answer = try await site.get("/flags/ch.png?\(query)")
      #expect(answer.status == 400)
      #expect(answer.problem == rule)
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
