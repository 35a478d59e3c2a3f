import Foundation
import TestSupport
import Testing

@testable import AlmanacImages

@Suite struct FlowCacheTests {
  private let source = HeldSource()

  @Test(.timeLimit(.minutes(10))) func loadsOnceForAllCallers() async throws {
    let cache = FlowCache()
    let images = (0..<50).map { _ in Task { try await cache.get(source.image()).width() } }
    await source.isAsked(1)
    await source.answer(1, .success(.row(3)))
    for image in images { #expect(try await image.value == 3) }
    #expect(try await source.image().imageFromCache(cache).width == 3)
    #expect(await source.askedCount == 1)
    #expect(await cache.size == [1, 12])
  }

  @Test(.timeLimit(.minutes(10))) func triesAgainAfterAFailure() async throws {
    let cache = FlowCache()
    let first = Task { try await cache.get(source.image()).width() }
    await source.isAsked(1)
    await source.answer(1, .failure(SourceError()))
    await #expect(throws: SourceError.self) { try await first.value }
    let second = Task { try await cache.get(source.image()).width() }
    await source.isAsked(2)
    await source.answer(2, .success(.row(2)))
    #expect(try await second.value == 2)
  }

  @Test(.timeLimit(.minutes(10))) func oneCallerCanGoWithoutTheOthers() async throws {
    let cache = FlowCache()
    let gone = Task { try await cache.get(source.image()).width() }
    await source.isAsked(1)
    let staying = Task { try await cache.get(source.image()).width() }
    while await cache.waiterCount < 2 { await Task.pause() }
    gone.cancel()
    await #expect(throws: CancellationError.self) { try await gone.value }
    #expect(await cache.waiterCount == 1)
    await source.answer(1, .success(.row(5)))
    #expect(try await staying.value == 5)
    #expect(await source.askedCount == 1)
    #expect(await source.cancelledCount == 0)
  }

  @Test(.timeLimit(.minutes(10))) func theLastCallerEndsTheLoad() async throws {
    let cache = FlowCache()
    let gone = Task { try await cache.get(source.image()) }
    await source.isAsked(1)
    gone.cancel()
    await #expect(throws: CancellationError.self) { try await gone.value }
    await source.isCancelled(1)
    let next = Task { try await cache.get(source.image()).width() }
    await source.isAsked(2)
    await source.answer(2, .success(.row(1)))
    #expect(try await next.value == 1)
  }

  @Test(.timeLimit(.minutes(10)), arguments: [true, false])
  func anOlderLoadDoesNotBringBackWhatWasRemoved(isCleared: Bool) async throws {
    let cache = FlowCache()
    let old = Task { try await cache.get(source.image()).width() }
    await source.isAsked(1)
    if isCleared { await cache.clear() } else { await source.image().removeFromCache(cache) }
    let new = Task { try await cache.get(source.image()).width() }
    await source.isAsked(2)
    await source.answer(2, .success(.row(2)))
    #expect(try await new.value == 2)
    await source.answer(1, .success(.row(1)))
    #expect(try await old.value == 1)
    #expect(try await cache.cached("held")?.width() == 2)
  }

  @Test(.timeLimit(.minutes(10))) func subscribersSeeChangesAndTheEnd() async throws {
    let cache = FlowCache()
    let subscription = Task { try await cache.getAndSubscribeTo(source.image()) }
    await source.isAsked(1)
    await source.answer(1, .success(.row(1)))
    let images = try await subscription.value
    for width in 2...4 {
      let change = Task { try await cache.get(source.image(), forceReCache: true) }
      await source.isAsked(width)
      await source.answer(width, width == 3 ? .failure(SourceError()) : .success(.row(width)))
      if width == 3 {
        await #expect(throws: SourceError.self) { try await change.value }
      } else {
        _ = try await change.value
      }
    }
    await cache.remove(source.image())
    var widths: [Int] = []
    for await image in images { widths.append(try await image.width()) }
    #expect(widths == [1, 2, 4])
  }

  @Test(.timeLimit(.minutes(10))) func memoryPressureEmptiesIt() async throws {
    let center = NotificationCenter()
    let cache = FlowCache(center: center)
    let images = try await cache.getAndSubscribeTo(TestFlowImage())
    center.post(name: MemoryPressure.warning, object: nil)
    for await _ in images {}
    #expect(await cache.size == [0, 0])
  }

  @Test func isWithinItsLimits() async throws {
    let cache = FlowCache(limits: .init(count: 3, totalCost: 1_000))
    for number in 0..<10 { _ = try await cache.get(TestFlowImage(id: "\(number)", width: number + 1, height: 10)) }
    #expect(await cache.totalCost == 760)
    #expect(await cache.cached("7") == nil)
    #expect(await cache.cached("8") != nil)
    let large = try await cache.get(TestFlowImage(id: "large", width: 100, height: 100))
    #expect(try await large.width() == 100)
    #expect(await cache.cached("large") == nil)
    var alone = 0
    for await _ in try await cache.getAndSubscribeTo(TestFlowImage(id: "large", width: 100, height: 100)) { alone += 1 }
    #expect(alone == 1)
    await cache.setLimits(.init(count: 1))
    #expect(await cache.count == 1)
  }

  @Test(.timeLimit(.minutes(10))) func aCancelledCallerGetsNothing() async throws {
    let cache = FlowCache()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await cache.get(source.image())
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await source.askedCount == 0)
  }
}
