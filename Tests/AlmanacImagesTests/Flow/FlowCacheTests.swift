import AlmanacDownload
import Foundation
import TestSupport
import Testing

@testable import AlmanacFlowImage
@testable import AlmanacImages

@Suite struct FlowCacheTests {
  private let source = HeldSource()

  @Test(.timeLimit(.minutes(60))) func loadsOnceForAllCallers() async throws {
    let cache = FlowCache()
    let images = (0..<50).map { _ in Task { try await cache.prepared(source.image()).width() } }
    await source.isAsked(1)
    await source.answer(1, .success(.row(3)))
    for image in images { #expect(try await image.value == 3) }
    #expect(try await source.image().imageFromCache(cache).width == 3)
    #expect(await source.askedCount == 1)
    #expect(cache.size == [1, 12])
  }

  @Test(.timeLimit(.minutes(60))) func triesAgainAfterAFailure() async throws {
    let cache = FlowCache()
    let first = Task { try await cache.prepared(source.image()).width() }
    await source.isAsked(1)
    await source.answer(1, .failure(SourceError()))
    await #expect(throws: SourceError.self) { try await first.value }
    let second = Task { try await cache.prepared(source.image()).width() }
    await source.isAsked(2)
    await source.answer(2, .success(.row(2)))
    #expect(try await second.value == 2)
  }

  @Test(.timeLimit(.minutes(60))) @MainActor func oneCallerCanGoWithoutTheOthers() async throws {
    let cache = FlowCache()
    let gone = Task { try await cache.prepared(source.image()).width() }
    await source.isAsked(1)
    let begins = AsyncStream.makeStream(of: Void.self)
    // It has the main actor from here until it waits for the image, so the test goes on after that.
    let staying = Task {
      begins.continuation.finish()
      return try await cache.prepared(source.image()).width()
    }
    for await _ in begins.stream {}
    #expect(cache.waiterCount == 2)
    gone.cancel()
    await #expect(throws: CancellationError.self) { try await gone.value }
    #expect(cache.waiterCount == 1)
    await source.answer(1, .success(.row(5)))
    #expect(try await staying.value == 5)
    #expect(await source.askedCount == 1)
    #expect(await source.cancelledCount == 0)
  }

  @Test(.timeLimit(.minutes(60))) func theLastCallerEndsTheLoad() async throws {
    let cache = FlowCache()
    let gone = Task { try await cache.prepared(source.image()) }
    await source.isAsked(1)
    gone.cancel()
    await #expect(throws: CancellationError.self) { try await gone.value }
    await source.isCancelled(1)
    let next = Task { try await cache.prepared(source.image()).width() }
    await source.isAsked(2)
    await source.answer(2, .success(.row(1)))
    #expect(try await next.value == 1)
  }

  @Test(.timeLimit(.minutes(60)), arguments: [true, false])
  func anOlderLoadDoesNotBringBackWhatWasRemoved(isCleared: Bool) async throws {
    let cache = FlowCache()
    let old = Task { try await cache.prepared(source.image()).width() }
    await source.isAsked(1)
    if isCleared { cache.clear() } else { source.image().removeFromCache(cache) }
    let new = Task { try await cache.prepared(source.image()).width() }
    await source.isAsked(2)
    await source.answer(2, .success(.row(2)))
    #expect(try await new.value == 2)
    await source.answer(1, .success(.row(1)))
    #expect(try await old.value == 1)
    #expect(try await cache.cached("held")?.width() == 2)
  }

  @Test(.timeLimit(.minutes(60))) func subscribersSeeChangesAndTheEnd() async throws {
    let cache = FlowCache()
    let subscription = Task { try await cache.images(for: source.image()) }
    await source.isAsked(1)
    await source.answer(1, .success(.row(1)))
    let images = try await subscription.value
    for width in 2...4 {
      let change = Task { try await cache.prepared(source.image(), forceReCache: true) }
      await source.isAsked(width)
      await source.answer(width, width == 3 ? .failure(SourceError()) : .success(.row(width)))
      if width == 3 {
        await #expect(throws: SourceError.self) { try await change.value }
      } else {
        _ = try await change.value
      }
    }
    cache.remove(source.image())
    var widths: [Int] = []
    for await image in images { widths.append(try await image.width()) }
    #expect(widths == [1, 2, 4])
  }

  @Test(.timeLimit(.minutes(60))) func memoryPressureEmptiesIt() async throws {
    let center = NotificationCenter()
    let cache = FlowCache(center: center)
    let images = try await cache.images(for: TestFlowImage())
    center.post(name: MemoryPressure.warning, object: nil)
    for await _ in images {}
    #expect(cache.size == [0, 0])
  }

  @Test func isWithinItsLimits() async throws {
    let cache = FlowCache(limits: .init(count: 3, totalCost: 1_000))
    for number in 0..<10 { _ = try await cache.prepared(TestFlowImage(id: "\(number)", width: number + 1, height: 10)) }
    #expect(cache.totalCost == 760)
    #expect(cache.cached("7") == nil)
    #expect(cache.cached("8") != nil)
    let large = try await cache.prepared(TestFlowImage(id: "large", width: 100, height: 100))
    #expect(try await large.width() == 100)
    #expect(cache.cached("large") == nil)
    var alone = 0
    for await _ in try await cache.images(for: TestFlowImage(id: "large", width: 100, height: 100)) { alone += 1 }
    #expect(alone == 1)
    cache.limits = .init(count: 1)
    #expect(cache.count == 1)
  }

  @Test(.timeLimit(.minutes(60))) func aCancelledCallerGetsNothing() async throws {
    let cache = FlowCache()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await cache.prepared(source.image())
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await source.askedCount == 0)
  }

  @Test func getsTheImageToShow() async throws {
    let cache = FlowCache()
    let image: PlatformImage = try await cache.get(TestFlowImage(id: "a", width: 3))
    #expect(try RasterImage(platformImage: image).width == 3)
    let forced = try await cache.get(TestFlowImage(id: "a", width: 5), forceReCache: true)
    #expect(try RasterImage(platformImage: forced).width == 5)
    // What it has is not loaded again.
    #expect(try RasterImage(platformImage: await cache.get(TestFlowImage(id: "a", width: 7))).width == 5)
  }

  @Test func anImageCanUseTheCacheWhenItIsReleased() async throws {
    let cache = FlowCache(limits: .init(count: 1))
    let releases = Locked(0)
    func image(_ id: String) -> Leaving {
      Leaving(id: id) {
        cache.remove("other")
        releases.withLock { $0 += 1 }
      }
    }
    _ = try await cache.prepared(image("a"))
    _ = try await cache.prepared(image("b"))
    #expect(releases.withLock { $0 } == 1)
    cache.remove("b")
    _ = try await cache.prepared(image("c"))
    cache.clear()
    _ = try await cache.prepared(image("d"))
    cache.handleMemoryPressure()
    _ = try await cache.prepared(image("e"))
    cache.limits = .init(count: 0)
    #expect(releases.withLock { $0 } == 5)
  }

  @Test func costsAreNeverTooLargeForASum() async throws {
    let cache = FlowCache(limits: .init(count: 10, totalCost: .max))
    for id in ["a", "b", "c"] { _ = try await cache.prepared(Costly(id: id, cost: .max)) }
    #expect(cache.size == [1, .max])
    _ = try await cache.prepared(Costly(id: "d", cost: 1))
    #expect(cache.size == [1, 1])
    _ = try await cache.prepared(Costly(id: "e", cost: .max - 1))
    #expect(cache.size == [2, .max])
    _ = try await cache.prepared(Costly(id: "f", cost: .min))
    #expect(cache.size == [3, .max])
  }
}

/// An image that says how much memory it takes.
private struct Costly: FlowImage {
  let id: String
  let cost: Int

  func prepareForDisplay() async throws -> any FlowImage { self }
  func getUIImage() async throws -> PlatformImage { try RasterImage.row(1).displayed() }
}

/// An image that tells when it is released.
private final class Leaving: FlowImage {
  let id: String
  private let leave: @Sendable () -> Void

  init(id: String, leave: @escaping @Sendable () -> Void) {
    self.id = id
    self.leave = leave
  }

  deinit { leave() }

  func prepareForDisplay() async throws -> any FlowImage { self }
  func getUIImage() async throws -> PlatformImage { try RasterImage.row(1).displayed() }
}
