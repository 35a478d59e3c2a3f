import TestSupport
import Testing

@testable import AlmanacImages

/// Compares the store with a plain model, and checks what must hold for every cache.
@Suite struct ImageStoreTests {
  @Test func doesWhatAPlainModelDoes() async {
    var run = ImageStoreRun(seed: 7)
    for step in 0..<100_000 {
      run.step()
      guard run.isAsTheModel else {
        Issue.record("step \(step) differs from the model")
        return
      }
    }
    run.endAll()
    #expect(run.model.streams.count > 1_000)
    #expect(run.model.streams.contains { $0.count > 3 })
    for (stream, expected) in zip(run.streams, run.model.streams) {
      var seen: [Int] = []
      for await value in stream { seen.append(value) }
      #expect(seen == expected)
    }
  }

  @Test func endsTheStreamOfAnImageThatBecomesTooLarge() async throws {
    var store = ImageStore<String, Int, Int>(limits: .init(count: 5, totalCost: 10))
    for cost in [10, 11] {
      guard case .load(let number, true) = store.answer(to: "a", isForced: true) else { Issue.record(); return }
      if cost == 10 {
        #expect(store.finish(number, with: cost, cost: cost).isEmpty)
      } else {
        let subscription = store.subscribe(to: "a")
        let stream = try #require(subscription)
        #expect(store.finish(number, with: cost, cost: cost).isEmpty)
        #expect(store.takeRemoved().count == 1)
        #expect(store.takeRemoved().isEmpty)
        var seen: [Int] = []
        for await value in stream { seen.append(value) }
        #expect(seen == [10, 11])
      }
    }
    #expect(store.count == 0 && store.totalCost == 0)
  }
}
