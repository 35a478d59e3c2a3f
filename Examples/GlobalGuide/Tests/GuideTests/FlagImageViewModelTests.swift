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
    let image = try await flags.image(of: country("us"))
    #expect(image.png == Country.us.flag.png)
    #expect(try await flags.image(of: country("us")) == image)
  }

  @Test(arguments: FlagSize.all) func drawsAFlag(pixels: Int) async throws {
    let flags = FlagImageViewModel(folder: nil)
    let size = try FlagSize("\(pixels)")
    let image = try await flags.image(of: country("ch"), size: size)
    #expect(try raster(image).width == pixels && raster(image).height == pixels)
    #expect(try await flags.image(of: country("ch"), size: size) == image)
  }

  @Test func drawsAFlagOnceForAllWhoAsk() async throws {
    let flags = FlagImageViewModel(folder: nil)
    let (country, size) = (try country("us"), try FlagSize("512"))
    let images = try await withThrowingTaskGroup(of: FlagImage.self) { group in
      for _ in 0..<32 { group.addTask { try await flags.image(of: country, size: size) } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    let image = try #require(images.first)
    #expect(images.count == 1 && flags.byteCount == image.png.count)
  }

  @Test(arguments: ["7", "8", "65", "513", "-16", "+64", "", "064", "64.0", "٦٤", "99999999999999999999"])
  func refusesOtherSizes(_ text: String) {
    #expect(throws: FlagError.size) { try FlagSize(text) }
  }

  @Test func limitsItsMemory() async throws {
    let flags = FlagImageViewModel(folder: nil, maximumByteCount: 20_000)
    for country in World.index.countries.prefix(40) {
      _ = try await flags.image(of: country, size: FlagSize("96"))
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
      let image = try await flags.image(of: japan, size: FlagSize(size))
      #expect(try String(raster(image).width) == size)
    }
    let later = FlagImageViewModel(folder: folder.url, deadline: 600)
    #expect(try raster(try await later.image(of: japan, size: FlagSize("16"))).width == 16)
    #expect(server.paths == ["/jp.png"], "The disk has it.")
    server.stop()
    japan.flagURL = try #require(URL(string: "/none.png", relativeTo: server.url)?.absoluteURL)
    await #expect(throws: FlagError.self) { try await flags.image(of: japan) }
  }
}
