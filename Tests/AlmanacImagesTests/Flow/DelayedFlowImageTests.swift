import Foundation
import Testing

@testable import AlmanacFlowImage

@Suite struct DelayedFlowImageTests {
  @Test(
    arguments: [
      (2.5, [2_500_000_000, 2_500_000_000]), (0, []), (-1, []), (.nan, []),
      (.infinity, [100_000_000_000_000_000, 100_000_000_000_000_000]),
    ] as [(TimeInterval, [UInt64])]
  )
  func waits(delay: TimeInterval, nanoseconds: [UInt64]) async throws {
    let waits = AsyncStream.makeStream(of: UInt64.self)
    let wait = FlowDelay(seconds: delay) { waits.continuation.yield($0) }
    let image = DelayedFlowImage(TestFlowImage(id: "late", width: 7), wait)
    #expect(image.id == "late")
    #expect(try await image.width() == 7)
    #expect(try await image.prepareForDisplay().width() == 7)
    waits.continuation.finish()
    #expect(await waits.stream.reduce(into: []) { $0.append($1) } == nanoseconds)
  }

  @Test(.timeLimit(.minutes(60)), arguments: [true, false]) func stopsWhenItIsCancelled(isPreparing: Bool) async {
    let source = HeldSource()
    let image = DelayedFlowImage(source.image(), delay: 1e6)
    let task = Task {
      isPreparing ? try await image.prepareForDisplay() : DownloadedFlowImage(id: "", image: try await image.image())
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await source.askedCount == 0)
  }

  @Test(.timeLimit(.minutes(60))) func isCancelledByTheCache() async {
    let cache = FlowCache()
    let (waits, wait) = (AsyncStream.makeStream(of: Void.self), DelayedFlowImage(TestFlowImage(), delay: 1e6))
    let delay = FlowDelay(seconds: 1) { _ in
      waits.continuation.finish()
      _ = try await wait.image()
    }
    let image = DelayedFlowImage(TestFlowImage(), delay)
    let task = Task { try await cache.prepared(image) }
    for await _ in waits.stream {}
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(cache.count == 0)
  }
}
