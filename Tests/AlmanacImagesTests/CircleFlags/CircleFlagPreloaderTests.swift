import Almanac
import Testing

@testable import AlmanacCircleFlagsKit

@Suite struct CircleFlagPreloaderTests {
  private static let codes = Array("abcdefgh").flatMap { first in "abcdefgh".map { "\(first)\($0)" } }

  @Test(arguments: [(-1, 1), (0, 1), (1, 1), (5, 5), (24, 24), (25, 24), (Int.max, 24)])
  func clampsTheConcurrency(requested: Int, allowed: Int) async {
    let counter = DecodeCounter(isHeld: true)
    let loader = CircleFlagLoader(counter: counter)
    let preload = Task { await loader.preload(Self.codes, maxConcurrency: requested) }
    await counter.waitUntilRunning(allowed)
    // More would begin now, if they could.
    for _ in 0..<200 { await Task.yield() }
    #expect(await counter.maximumRunning == allowed)
    await counter.release()
    await preload.value
    #expect(await counter.total == 64)
    #expect(loader.contents.count == 64)
    #expect(await counter.maximumRunning <= allowed)
  }

  @Test func decodesEachFlagOnce() async {
    let counter = DecodeCounter()
    let loader = CircleFlagLoader(counter: counter)
    await loader.preload(["us", "US", "en_US", "gb", "??", "unknown", "xx"])
    #expect(await counter.total == 3)
    await loader.preload(Set(["us", "ca"]))
    #expect(await counter.total == 4)
    await loader.preload([])
    #expect(await counter.total == 4)
  }

  @Test func endsWhenItIsCancelled() async {
    let counter = DecodeCounter(isHeld: true)
    let loader = CircleFlagLoader(counter: counter)
    let preload = Task { await loader.preload(Self.codes, maxConcurrency: 3) }
    await counter.waitUntilRunning(3)
    preload.cancel()
    await counter.release()
    await preload.value
    #expect(await counter.total == 3)
    // What had begun is in the cache.
    #expect(loader.contents.count == 3)
  }

  @Test func aCancelledTaskDecodesNothing() async {
    let counter = DecodeCounter()
    let loader = CircleFlagLoader(counter: counter)
    let preload = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await loader.preload(Self.codes)
    }
    await preload.value
    #expect(await counter.total == 0)
  }

  @Test func takesCountries() async {
    let loader = CircleFlagLoader()
    await loader.preload(OwnCountry.allCases + [.gb], maxConcurrency: 2)
    #expect(loader.contents.count == 3)
  }
}
