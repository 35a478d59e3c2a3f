import Almanac
import TestSupport
import Testing

@testable import AlmanacCircleFlagsKit
@testable import AlmanacImages

@Suite struct CircleFlagLoaderTests {
  private static let keys = ["us", "gb", "ca", "de", "fr", "it", "jp", "ch", "at", "xx"]

  @Test func requestsAtOnceDecodeOnce() async {
    let counter = DecodeCounter(isHeld: true)
    let loader = CircleFlagLoader(counter: counter)
    await withTaskGroup(of: RasterImage?.self) { group in
      for request in 0..<1_000 { group.addTask { await loader.image(for: Self.keys[request % 10]) } }
      await counter.waitUntilRunning(10)
      await counter.release()
      for await image in group { #expect(image == DecodeCounter.image(1)) }
    }
    #expect(await counter.counts.count == 10)
    #expect(await counter.total == 10)
    for key in Self.keys { _ = await loader.image(for: key) }
    #expect(await counter.total == 10)
  }

  @Test func oneCancelledRequestDoesNotEndTheOthers() async {
    let counter = DecodeCounter(isHeld: true)
    let loader = CircleFlagLoader(counter: counter)
    let requests = (0..<3).map { _ in Task { await loader.image(for: "us") } }
    await counter.waitUntilRunning(1)
    requests[0].cancel()
    requests[1].cancel()
    await counter.release()
    for request in requests { #expect(await request.value == DecodeCounter.image(1)) }
    #expect(await counter.total == 1)
  }

  @Test func aClearedCacheIsNotFilledByOldRequests() async {
    let counter = DecodeCounter(isHeld: true)
    let loader = CircleFlagLoader(counter: counter)
    let old = Task { await loader.image(for: "us") }
    await counter.waitUntilRunning(1)
    loader.clearCache()
    let new = Task { await loader.image(for: "us") }
    await counter.waitUntilRunning(2)
    await counter.releaseOne()
    #expect(await old.value == DecodeCounter.image(1))
    #expect(loader.contents.count == 0)
    // The new request is still in flight: others join it.
    let joined = Task { await loader.image(for: "us") }
    await counter.release()
    #expect(await new.value == DecodeCounter.image(2))
    #expect(await joined.value == DecodeCounter.image(2))
    #expect(await loader.image(for: "us") == DecodeCounter.image(2))
    #expect(await counter.total == 2)
  }

  @Test func dropsTheLeastRecentlyUsed() async {
    let counter = DecodeCounter()
    let loader = CircleFlagLoader(counter: counter, config: CircleFlagCacheConfig(countLimit: 2))
    for key in ["us", "gb", "us", "ca", "us", "gb"] { _ = await loader.image(for: key) }
    let counts = await counter.counts
    #expect(Dictionary(uniqueKeysWithValues: counts.map { ($0.code, $1) }) == ["us": 1, "gb": 2, "ca": 1])
    loader.configureCache(CircleFlagCacheConfig(totalCostLimit: 4))
    #expect(loader.contents == (1, 4))
    loader.configureCache(CircleFlagCacheConfig(totalCostLimit: 3))
    #expect(loader.contents == (0, 0))
    _ = await loader.image(for: "gb")
    #expect(loader.contents == (0, 0))
  }

  /// As of `NSCache`, which CircleFlagsKit passes its limits to.
  @Test(arguments: [0, -1, .min]) func aLimitOfZeroIsNoLimit(limit: Int) async {
    let unlimited = CircleFlagCacheConfig(countLimit: limit, totalCostLimit: limit)
    let loader = CircleFlagLoader(counter: DecodeCounter(), config: unlimited)
    let codes = Array("abcdefghijklmnopqrst").flatMap { first in "abcdefghijklmnopqrst".map { "\(first)\($0)" } }
    await loader.preload(codes)
    #expect(loader.contents == (400, 1_600))
    loader.configureCache(CircleFlagCacheConfig(countLimit: 5, totalCostLimit: limit))
    #expect(loader.contents == (5, 20))
    loader.configureCache(unlimited)
    await loader.preload(codes)
    #expect(loader.contents == (400, 1_600))
    loader.configureCache(CircleFlagCacheConfig(countLimit: limit, totalCostLimit: 8))
    #expect(loader.contents == (2, 8))
  }

  @Test func theDefaultCacheHoldsAllFlags() async throws {
    let codes = try TestImages.flagCodes()
    #expect(codes.count >= 253)
    let loader = CircleFlagLoader(sources: [.anyText], config: .default) { key, _ in try? TestImages.flag(key.code) }
    for code in codes { #expect(await loader.image(for: code)?.pixels.count == 128 * 128 * 4) }
    #expect(loader.contents.count == codes.count)
    #expect(codes.allSatisfy { loader.cachedImage(for: $0) != nil })
  }

  @Test func staysWithinItsLimitsUnderRandomUse() async {
    let counter = DecodeCounter()
    let loader = CircleFlagLoader(counter: counter)
    await withTaskGroup(of: Void.self) { group in
      for seed in 0..<8 {
        group.addTask {
          var generator = SeededGenerator(seed: UInt64(seed))
          for _ in 0..<rounds(12_500) { await Self.use(loader, using: &generator) }
        }
      }
    }
    // Nothing is in flight any more, so each request is answered from the cache.
    loader.configureCache(CircleFlagCacheConfig())
    for key in Self.keys { _ = await loader.image(for: key) }
    let total = await counter.total
    for key in Self.keys { _ = await loader.image(for: key) }
    #expect(await counter.total == total)
    #expect(loader.contents == (10, 40))
  }

  private static func use(_ loader: CircleFlagLoader, using generator: inout SeededGenerator) async {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: loader.clearCache()
    case 1:
      let count = Int.random(in: 0...10, using: &generator)
      let cost = Int.random(in: 0...50, using: &generator)
      loader.configureCache(CircleFlagCacheConfig(countLimit: count, totalCostLimit: cost))
      #expect(loader.isWithinLimits)
    default:
      let image = await loader.image(for: keys.randomElement(using: &generator) ?? "")
      #expect(image != nil)
      #expect(loader.isWithinLimits)
    }
  }
}
