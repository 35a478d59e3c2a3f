import TestSupport
import Testing

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

  @Test func anErrorKeepsTheImage() throws {
    var model = FlowImageModel()
    let image = TestFlowImage(id: "a")
    let load = model.begin(model.request(for: image, cache: cache))
    model.receive(.success(try DownloadedFlowImage(id: "a", raster: .row(3))), of: load)
    model.receive(.failure(SourceError()), of: load)
    #expect(model.phase(for: image).state == .error)
    #expect(model.phase(for: image).error as? SourceError == SourceError())
    #expect(model.phase(for: image).image != nil)
    _ = model.begin(model.request(for: image, cache: cache))
    #expect(model.phase(for: image).state == .loading)
    #expect(model.phase(for: image).image != nil)
    #expect(model.phase(for: image).error == nil)
    #expect(model.phase(for: TestFlowImage(id: "b")).image == nil)
  }
}
