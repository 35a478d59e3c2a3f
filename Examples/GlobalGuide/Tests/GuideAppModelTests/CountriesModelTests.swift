import Almanac
import AlmanacFlowImage
import AlmanacImages
import AlmanacWorld
import Foundation
import Guide
import GuideAppModel
import TestSupport
import Testing

@MainActor @Suite struct CountriesModelTests {
  @Test func showsFlagsOfTheProgram() async throws {
    let countries = await World.countries()
    let flag = try #require(countries.flag(of: "ch"))
    let image = try RasterImage(platformImage: try await flag.image())
    #expect(try image == Country.ch.flag.image())
    #expect(countries.flag(of: "ch", isLarge: true)?.id == flag.id, "A larger one would not be sharper.")
    #expect(countries.flag(of: "zz") == nil)
  }

  @Test func downloadsAFlagOnceAndHasItOffline() async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer.japan()
    let source = RESTCountries(url: server.url, folder: folder.url)
    let countries = CountriesModel(source: source)
    await countries.load()
    await countries.keepFlag(of: "jp")
    let large = try #require(countries.flag(of: "jp", isLarge: true))
    #expect(try RasterImage(platformImage: try await large.image()).width == 384)
    server.stop()

    let offline = CountriesModel(source: source)
    await offline.load()
    let small = try #require(offline.flag(of: "jp"))
    #expect(try RasterImage(platformImage: try await small.image()).width == 128)
    #expect(server.paths == ["/emoji.json", "/jp.png"])
    offline.forgetFlags()
    #expect(offline.flag(of: "jp")?.id != small.id, "The views ask again.")
  }

  @Test func ignoresTheAnswerOfAnOldSource() async {
    let gate = GatedSource()
    let countries = CountriesModel(source: gate)
    let loading = Task { await countries.load() }
    await gate.waitForCall()
    let loaded = LoadedCountries([World.country("ch", "Switzerland")], origin: .embedded)
    await countries.use(TestSource(.success(loaded)))
    await gate.open()
    await loading.value
    #expect(countries.index?.countries.map(\.code) == ["ch"])
  }

  @Test func keepsCountriesWhileItAsksAgain() async {
    let countries = await World.countries()
    await countries.reload()
    #expect(countries.index?.countries.count == 250)
  }
}

/// A source that answers when a test says so.
private actor GatedSource: CountrySource {
  nonisolated let flagFolder: URL? = nil
  private var calls: [CheckedContinuation<Void, Never>] = []
  private var observers: [CheckedContinuation<Void, Never>] = []

  func load() async throws(CountrySourceError) -> LoadedCountries {
    await withCheckedContinuation { call in
      calls.append(call)
      for observer in observers { observer.resume() }
      observers = []
    }
    return LoadedCountries([], origin: .downloaded)
  }

  func waitForCall() async {
    if calls.isEmpty { await withCheckedContinuation { observers.append($0) } }
  }

  func open() { for call in calls { call.resume() } }
}
