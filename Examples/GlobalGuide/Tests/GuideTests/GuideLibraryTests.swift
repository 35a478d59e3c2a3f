import Foundation
import Guide
import Synchronization
import Testing

@Suite struct GuideLibraryTests {
  /// A source that fails as often as it should.
  private final class Source: CountrySource {
    let failures: Mutex<Int>
    let loads = Mutex(0)
    private let origin: LoadedCountries.Origin

    init(failures: Int, origin: LoadedCountries.Origin = .downloaded) {
      self.failures = Mutex(failures)
      self.origin = origin
    }

    var flagFolder: URL? { nil }

    func load() async throws(CountrySourceError) -> LoadedCountries {
      loads.withLock { $0 += 1 }
      let fails = failures.withLock { count in
        count -= 1
        return count >= 0
      }
      await Task.yield()
      if fails { throw .status(500) }
      return LoadedCountries([GuideCountry(code: "ch", names: ["en": "Switzerland"], emoji: "🇨🇭")], origin: origin)
    }
  }

  @Test func loadsOnceForAllCallers() async {
    let source = Source(failures: 0)
    let library = GuideLibrary(source: source)
    guard case .loading = library.state else { return #expect(Bool(false)) }
    await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<20 { group.addTask { await library.load().index?.countries.count } }
      for await count in group { #expect(count == 1) }
    }
    #expect(source.loads.withLock { $0 } == 1)
  }

  @Test func failsAndTriesAgain() async {
    let source = Source(failures: 1)
    let library = GuideLibrary(source: source, retryInterval: .seconds(3600))
    guard case .failed(.status(500)) = await library.load() else { return #expect(Bool(false)) }
    let list = CountryListViewModel(library.state)
    #expect(list.content == .failed("The source answered with status 500."))
    guard case .failed = await library.load() else { return #expect(Bool(false)) }
    #expect(source.loads.withLock { $0 } == 1, "A page that loads does not ask a source again that has just failed.")
    #expect(await library.reload().index?.country("ch") != nil)
  }

  @Test func keepsItsCountriesIfAReloadFails() async {
    let source = Source(failures: 0)
    let library = GuideLibrary(source: source)
    await library.load()
    source.failures.withLock { $0 = 1 }
    #expect(await library.reload().index?.countries.count == 1)
  }

  @Test func asksAgainAfterAWhile() async {
    let source = Source(failures: 2)
    let library = GuideLibrary(source: source, retryInterval: .zero)
    for _ in 0..<2 { #expect(await library.load().index == nil) }
    for _ in 0..<3 { #expect(await library.load().index != nil) }
    #expect(source.loads.withLock { $0 } == 3, "A source that has answered is not asked again.")
  }

  @Test func refreshesWhatASourceAnswered() async {
    let source = Source(failures: 0)
    let library = GuideLibrary(source: source, retryInterval: .zero, refreshInterval: .zero)
    let first = await library.load().index?.version
    #expect(first != nil)
    while await library.load().index?.version == first { await Task.yield() }
    // Until the source answers again, its last answer stays.
    source.failures.withLock { $0 = 3 }
    while source.failures.withLock({ $0 }) > -1 {
      #expect(await library.load().index?.countries.count == 1)
      await Task.yield()
    }
  }

  @Test func loadsTheCountriesOfTheProgramOnce() async {
    let source = Source(failures: 0, origin: .embedded)
    let library = GuideLibrary(source: source, retryInterval: .zero, refreshInterval: .zero)
    // The library would ask again on another task, which gets time here.
    for _ in 0..<1000 {
      #expect(await library.load().index != nil)
      await Task.yield()
    }
    #expect(source.loads.withLock { $0 } == 1)
  }

  /// A source with a copy, which does not answer before a test says so.
  private final class CopiedSource: CountrySource {
    let answers = Mutex(false)
    let loads = Mutex(0)

    var flagFolder: URL? { nil }

    func load() async throws(CountrySourceError) -> LoadedCountries {
      loads.withLock { $0 += 1 }
      let date = Date(timeIntervalSince1970: 1_750_000_000)
      let origin = answers.withLock { $0 } ? .downloaded : LoadedCountries.Origin.kept(date, because: .status(500))
      return LoadedCountries([GuideCountry(code: "ch", names: ["en": "Switzerland"], emoji: "🇨🇭")], origin: origin)
    }
  }

  @Test func replacesACopyWhenTheSourceAnswers() async throws {
    let source = CopiedSource()
    let library = GuideLibrary(source: source, retryInterval: .zero)
    let copy = try #require(await library.load().index)
    while source.loads.withLock({ $0 }) < 4 {
      let index = try #require(await library.load().index)
      #expect(index.version == copy.version, "Nothing that was made of the copy is made again.")
      // The library asks the source on another task, which may have to wait for this thread.
      await Task.yield()
    }
    source.answers.withLock { $0 = true }
    while await library.load().index?.origin != .downloaded { await Task.yield() }
  }

  @Test func leavesASourceAloneThatHasJustFailed() async {
    let source = CopiedSource()
    let library = GuideLibrary(source: source, retryInterval: .seconds(3600))
    for _ in 0..<10 { #expect(await library.load().index != nil) }
    #expect(source.loads.withLock { $0 } == 1)
  }
}
