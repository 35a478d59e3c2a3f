import AlmanacDownload
import Testing

@testable import AlmanacFlowImage
@testable import AlmanacImages

@Suite @MainActor struct FlowImageUpdatesTests {
  private let source = HeldSource()
  private let cache = FlowCache()

  @Test(.timeLimit(.minutes(60))) func followsTheCache() async throws {
    let viewer = FlowImageViewer(cache, source.image())
    viewer.appear()
    await source.isAsked(1)
    #expect(try viewer.shown == "loading 0")
    await source.answer(1, .success(.row(1)))
    try await viewer.waits(for: "displaying 1")
    let change = Task { try await cache.prepared(source.image(), forceReCache: true) }
    await source.isAsked(2)
    await source.answer(2, .success(.row(2)))
    _ = try await change.value
    try await viewer.waits(for: "displaying 2")
    // The shown image stays when the cache drops it.
    cache.clear()
    await viewer.ends()
    #expect(try viewer.shown == "displaying 2")
    await viewer.disappear()
    viewer.appear()
    await source.isAsked(3)
    #expect(try viewer.shown == "displaying 2")
    await source.answer(3, .failure(SourceError()))
    try await viewer.waits(for: "error 0")
  }

  @Test(.timeLimit(.minutes(60))) func showsTheImageBeforeWhileAnotherLoads() async throws {
    let viewer = FlowImageViewer(cache, source.image("first"))
    viewer.appear()
    await source.isAsked(1)
    await source.answer(1, .success(.row(1)))
    try await viewer.waits(for: "displaying 1")
    viewer.show(source.image("second"))
    #expect(try viewer.shown == "loading 1")
    await source.isAsked(2)
    #expect(try viewer.shown == "loading 1")
    await source.answer(2, .failure(SourceError()))
    try await viewer.waits(for: "error 0")
    viewer.show(source.image("third"))
    #expect(try viewer.shown == "loading 0")
    await source.isAsked(3)
    await source.answer(3, .success(.row(3)))
    try await viewer.waits(for: "displaying 3")
    viewer.show(nil)
    #expect(try viewer.shown == "displaying 0")
    await viewer.disappear()
  }

  @Test(.timeLimit(.minutes(60))) func triesAgain() async throws {
    let viewer = FlowImageViewer(cache, source.image())
    viewer.appear()
    await source.isAsked(1)
    viewer.retry()
    await source.answer(1, .failure(SourceError()))
    try await viewer.waits(for: "error 0")
    #expect(viewer.phase.error as? SourceError == SourceError())
    await viewer.ends()
    viewer.retry()
    await source.isAsked(2)
    #expect(try viewer.shown == "loading 0")
    await source.answer(2, .success(.row(4)))
    try await viewer.waits(for: "displaying 4")
    viewer.retry()
    #expect(await source.askedCount == 2)
    await viewer.disappear()
  }

  @Test(.timeLimit(.minutes(60))) func cancelsALoadThatNobodyNeeds() async throws {
    let viewer = FlowImageViewer(cache, source.image("first"))
    viewer.appear()
    await source.isAsked(1)
    viewer.show(source.image("second"))
    await source.isCancelled(1)
    await source.isAsked(2)
    #expect(try viewer.shown == "loading 0")
    await viewer.disappear()
    await source.isCancelled(2)
    #expect(viewer.phase.error == nil)
    #expect(cache.waiterCount == 0)
    viewer.appear()
    await source.isAsked(3)
    await source.answer(3, .success(.row(6)))
    try await viewer.waits(for: "displaying 6")
    viewer.show(nil)
    #expect(try viewer.shown == "displaying 0")
    await viewer.disappear()
  }

  @Test(.timeLimit(.minutes(60))) func doesNotFollowWhenItHasGone() async throws {
    let viewer = FlowImageViewer(cache, TestFlowImage(id: "a", width: 3))
    viewer.appear()
    try await viewer.waits(for: "displaying 3")
    #expect(cache.current("a")?.subscribers.streamCount == 1)
    await viewer.disappear()
    // Nothing can tell it of a change any more.
    #expect(cache.current("a")?.subscribers.streamCount == 0)
    _ = try await cache.prepared(TestFlowImage(id: "a", width: 5), forceReCache: true)
    #expect(try viewer.shown == "displaying 3")
    viewer.appear()
    try await viewer.waits(for: "displaying 5")
    await viewer.disappear()
  }

  @Test(.timeLimit(.minutes(60))) func saysWhyAPreparedImageCannotBeShown() async throws {
    let viewer = FlowImageViewer(cache, Unshowable())
    viewer.appear()
    try await viewer.waits(for: "error 0")
    #expect(viewer.phase.error as? SourceError == SourceError())
    #expect(cache.count == 1)
    await viewer.disappear()
  }
}

/// An image that can be prepared, and not shown.
private struct Unshowable: FlowImage {
  let id = "unshowable"

  func prepareForDisplay() async throws -> any FlowImage { self }
  func getUIImage() async throws -> PlatformImage { throw SourceError() }
}
