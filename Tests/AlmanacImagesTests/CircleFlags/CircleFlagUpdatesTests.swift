import Almanac
import Foundation
import TestSupport
import Testing

@testable import AlmanacCircleFlagsKit

@Suite @MainActor struct CircleFlagUpdatesTests {
  @Test(.timeLimit(.minutes(60))) func showsACachedFlagInTheFirstFrame() async {
    let counter = DecodeCounter()
    let loader = CircleFlagLoader(counter: counter)
    #expect(loader.cachedImage(for: "gb") == nil)
    await loader.preload(["gb"])
    #expect(loader.cachedImage(for: "GB.png") == DecodeCounter.image(1))
    let viewer = CircleFlagViewer(loader, CircleFlagRequest(text: "gb"))
    #expect(viewer.content == .flag(DecodeCounter.image(1)))
    // The flag stays when the cache drops it.
    viewer.appear()
    while viewer.updateCount == 0, !Task.isCancelled { await Task.pause() }
    loader.clearCache()
    #expect(loader.cachedImage(for: "gb") == nil)
    #expect(viewer.content == .flag(DecodeCounter.image(1)))
    await viewer.disappear()
    #expect(await counter.total == 1)
  }

  @Test(.timeLimit(.minutes(60))) func anOldLoadIsNotShown() async {
    let counter = DecodeCounter(isHeld: true)
    let loader = CircleFlagLoader(counter: counter)
    let viewer = CircleFlagViewer(loader, CircleFlagRequest(text: "us"))
    viewer.appear()
    await counter.waitUntilRunning(1)
    viewer.show(CircleFlagRequest(text: "gb"))
    await counter.waitUntilRunning(2)
    #expect(viewer.content == .nothing)
    await counter.releaseOne()
    while loader.cachedImage(for: "us") == nil, !Task.isCancelled { await Task.pause() }
    for _ in 0..<100 { await Task.yield() }
    #expect(viewer.content == .nothing)
    await counter.release()
    await viewer.waits(for: .flag(DecodeCounter.image(1)))
    await viewer.disappear()
  }

  @Test(.timeLimit(.minutes(60))) func aRegistrationChangesTheFlag() async throws {
    let loader = CircleFlagLoader()
    let viewer = CircleFlagViewer(loader, CircleFlagRequest(text: "gb"))
    viewer.appear()
    await viewer.waits(for: .globe)
    loader.register(WideCountry.self)
    await viewer.waits(for: .flag(try WideCountry.fallback.flag.image()))
    await viewer.disappear()
    let count = viewer.updateCount
    loader.register(OwnCountry.self)
    for _ in 0..<100 { await Task.yield() }
    #expect(viewer.updateCount == count)
    viewer.appear()
    await viewer.waits(for: .flag(try OwnCountry.gb.flag.image()))
    await viewer.disappear()
  }

  @Test(.timeLimit(.minutes(60))) func aCountryNeedsNoRegistration() async throws {
    let loader = CircleFlagLoader()
    let viewer = CircleFlagViewer(loader, CircleFlagRequest(OwnCountry.gb))
    viewer.appear()
    await viewer.waits(for: .flag(try OwnCountry.gb.flag.image()))
    #expect(loader.cachedImage(for: OwnCountry.gb) == (try OwnCountry.gb.flag.image()))
    #expect(loader.cachedImage(for: "gb") == nil)
    // Its file is damaged.
    viewer.show(CircleFlagRequest(WideCountry.de))
    await viewer.waits(for: .globe)
    viewer.show(CircleFlagRequest(text: nil))
    await viewer.waits(for: .globe)
    loader.register(OwnCountry.self)
    await viewer.waits(for: .flag(try OwnCountry.fallback.flag.image()))
    await viewer.disappear()
  }
}
