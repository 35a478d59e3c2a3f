import Almanac
import AlmanacImages
import AlmanacWorld
import Foundation
import Guide
import TestSupport
import Testing

@Suite struct FlagImageViewModelTests {
  private func country(_ code: String) throws -> GuideCountry { try #require(World.index.country(code)) }

  private func raster(_ image: FlagImage) throws -> RasterImage { try RasterImage(png: image.png) }

  @Test func givesTheFlagOfTheProgram() async throws {
    let flags = FlagImageViewModel(folder: nil)
    let image = try await flags.image(of: country("us"), style: FlagStyle())
    #expect(image.png == Country.us.flag.png)
    #expect(try await flags.image(of: country("us"), style: FlagStyle()) == image)
    let other = try await flags.image(of: country("ch"), style: FlagStyle())
    #expect(other.version != image.version)
    #expect(image.version.utf8.allSatisfy { $0 != 0x22 && 0x21...0x7E ~= $0 })
  }

  @Test func drawsSizesAndStyles() async throws {
    let flags = FlagImageViewModel(folder: nil)
    let style = try FlagStyle(size: "64", border: "8", borderColor: "f00", background: "FFF")
    let image = try raster(try await flags.image(of: country("ch"), style: style))
    #expect(image.width == 64 && image.height == 64)
    // The middle of the left border.
    let pixel = 4 * (32 * 64 + 3)
    #expect(Array(image.pixels[pixel..<(pixel + 4)]) == [255, 0, 0, 255])
    #expect(try await flags.image(of: country("ch"), style: style) == flags.image(of: country("ch"), style: style))
  }

  @Test(arguments: [
    ["size": "7"], ["size": "513"], ["size": "-8"], ["size": "+64"], ["size": ""], ["size": "64.0"], ["size": "٦٤"],
    ["size": "99999999999999999999"], ["size": "64", "border": "33"], ["border": "x"], ["background": "ff"],
    ["background": "ggg"], ["background": "ffff"], ["borderColor": "<script>"], ["background": "#fff"],
  ])
  func refusesStylesOutsideTheLimits(query: [String: String]) {
    let error = #expect(throws: FlagError.self) {
      try FlagStyle(
        size: query["size"],
        border: query["border"],
        borderColor: query["borderColor"],
        background: query["background"]
      )
    }
    for text in query.values where text.count > 2 { #expect(error?.description.contains(text) == false) }
  }

  @Test func readsColorsInTwoForms() throws {
    #expect(try FlagStyle(background: "abc") == FlagStyle(background: "AABBCC"))
    #expect(try FlagStyle(size: "64", border: "32").border == 32)
  }

  @Test func limitsItsMemory() async throws {
    let flags = FlagImageViewModel(folder: nil, maximumByteCount: 20_000)
    for country in World.index.countries.prefix(40) {
      _ = try await flags.image(of: country, style: FlagStyle(size: "96", border: "1"))
      #expect(flags.byteCount <= 20_000)
    }
    #expect(flags.byteCount > 5_000)
  }

  @Test func downloadsFlagsOnce() async throws {
    let folder = try TemporaryFolder()
    let png = Country.jp.flag.png
    let server = try LoopbackServer { request in
      let isFlag = LoopbackServer.path(of: request) == "/jp.png"
      return LoopbackServer.Step.answer(isFlag ? "200 OK" : "404 Not Found", body: isFlag ? Data(png) : Data())
    }
    var japan = GuideCountry(code: "jp", names: ["en": "Japan"], emoji: "🇯🇵")
    japan.flagURL = try #require(URL(string: "/jp.png", relativeTo: server.url)?.absoluteURL)
    let flags = FlagImageViewModel(folder: folder.url, deadline: 600)
    for size in ["32", "64", "32"] {
      let image = try await flags.image(of: japan, style: FlagStyle(size: size))
      #expect(try String(raster(image).width) == size)
    }
    let later = FlagImageViewModel(folder: folder.url, deadline: 600)
    #expect(try raster(try await later.image(of: japan, style: FlagStyle(size: "16"))).width == 16)
    #expect(server.paths == ["/jp.png"], "The disk has it.")
    server.stop()
    japan.flagURL = try #require(URL(string: "/none.png", relativeTo: server.url)?.absoluteURL)
    await #expect(throws: FlagError.self) { try await flags.image(of: japan, style: FlagStyle()) }
  }
}
