import TestSupport
import Testing

@testable import AlmanacFlowImage
@testable import AlmanacImages

@Suite struct FlowImageModelTests {
  private let cache = FlowCache()

  @Test func doesWhatTheLogOfEventsSays() throws {
    var generator = SeededGenerator(seed: 47)
    for sequence in 0..<10_000 {
      var run = FlowImageModelRun(cache: cache)
      for _ in 0..<Int.random(in: 1...16, using: &generator) {
        let isRequestRight = try run.step(using: &generator)
        guard isRequestRight, try isValid(run) else {
          Issue.record("sequence \(sequence) shows something else")
          return
        }
      }
    }
  }

  /// Whether the model shows what the log says, whichever image the view has.
  private func isValid(_ run: FlowImageModelRun) throws -> Bool {
    try FlowImageModelRun.images.allSatisfy { image in
      let shown = try run.shown(for: image)
      guard shown == run.expected(for: image?.id), (shown.state == .error) == (shown.error != nil) else { return false }
      return shown.state != .displaying || (shown.image == nil) == (image == nil)
    }
  }

  @Test func aChangeOfTheImageTheCacheOrTheAttemptIsAnotherRequest() {
    var model = FlowImageModel()
    let image = TestFlowImage(id: "a")
    let request = model.request(for: image, cache: cache)
    #expect(model.request(for: TestFlowImage(id: "a"), cache: cache) == request)
    #expect(model.request(for: DelayedFlowImage(image, delay: 1), cache: cache) != request)
    #expect(model.request(for: TestFlowImage(id: "b"), cache: cache) != request)
    #expect(model.request(for: nil, cache: cache) != request)
    #expect(model.request(for: image, cache: FlowCache()) != request)
    let load = model.begin(request)
    model.retry()
    #expect(model.request(for: image, cache: cache) == request)
    model.receive(.failure(SourceError()), of: load)
    model.retry()
    #expect(model.request(for: image, cache: cache) != request)
  }

  @Test func theImageBeforeStaysUntilAnErrorComes() throws {
    var model = FlowImageModel()
    let (first, second) = (TestFlowImage(id: "a"), TestFlowImage(id: "b"))
    #expect(model.phase(for: first).state == .loading && model.phase(for: first).image == nil)
    let load = model.begin(model.request(for: first, cache: cache))
    model.receive(.success(try DownloadedFlowImage(id: "a", raster: .row(3))), of: load)
    // The view has the new image before its load begins.
    for _ in 0..<2 {
      #expect(model.phase(for: second).state == .loading)
      #expect(try model.phase(for: second).image.map { try RasterImage(platformImage: $0).width } == 3)
      _ = model.begin(model.request(for: second, cache: cache))
    }
    let next = model.begin(model.request(for: second, cache: cache))
    model.receive(.failure(SourceError()), of: next)
    #expect(model.phase(for: second).state == .error)
    #expect(model.phase(for: second).error as? SourceError == SourceError())
    #expect(model.phase(for: second).image == nil)
    #expect(model.phase(for: first).image == nil)
    _ = model.begin(model.request(for: second, cache: cache))
    #expect(model.phase(for: second).state == .loading)
    #expect(model.phase(for: second).image == nil && model.phase(for: second).error == nil)
  }
}
