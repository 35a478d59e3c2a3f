import TestSupport
import Testing

@testable import AlmanacFlowImage
@testable import AlmanacImages

/// Many tasks that use one cache at the same time.
@Suite struct FlowCacheConcurrencyTests {
  /// A server with a version of each image, which only grows.
  private actor Server {
    private var versions: [Int: Int] = [:]

    func publish(_ id: Int) -> Int {
      versions[id, default: 1] += 1
      return versions[id, default: 1]
    }

    func version(_ id: Int) -> Int { versions[id, default: 1] }
  }

  private let cache = FlowCache(limits: .init(count: 5, totalCost: 40_000))
  private let server = Server()

  @Test(.timeLimit(.minutes(60))) func survivesEverythingAtOnce() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for seed in 0..<40 {
        group.addTask { try await use(SeededGenerator(seed: UInt64(seed))) }
      }
      try await group.waitForAll()
    }
    for id in 0..<8 {
      let version = await server.publish(id)
      let image = try await cache.prepared(image(id), forceReCache: true)
      #expect(try await image.width() == version)
      if let cached = cache.cached("\(id)") { #expect(try await cached.width() == version) }
    }
    let size = cache.size
    #expect(size[0] <= 5 && size[1] <= 40_000)
  }

  private func use(_ seeded: SeededGenerator) async throws {
    var generator = seeded
    for _ in 0..<rounds(500) {
      let id = Int.random(in: 0..<8, using: &generator)
      switch Int.random(in: 0..<20, using: &generator) {
      case 0: cache.clear()
      case 1: cache.remove("\(id)")
      case 2: cache.handleMemoryPressure()
      case 3..<6: try await changesGrow(id)
      case 6..<9:
        let task = Task { try await cache.prepared(image(id)) }
        task.cancel()
        do { _ = try await task.value } catch is CancellationError {}
      case 9..<12:
        // The load began after the version was known, because it was forced.
        let version = await server.publish(id)
        cache.remove("\(id)")
        #expect(try await cache.prepared(image(id)).width() >= version)
      default: _ = try await cache.prepared(image(id))
      }
    }
  }

  /// A subscriber sees versions that grow, and the stream ends.
  private func changesGrow(_ id: Int) async throws {
    let images = try await cache.images(for: image(id))
    _ = await server.publish(id)
    _ = try await cache.prepared(image(id), forceReCache: true)
    cache.remove("\(id)")
    var last = 0
    for await image in images {
      let width = try await image.width()
      #expect(width >= last)
      last = width
    }
  }

  private func image(_ id: Int) -> TestFlowImage {
    TestFlowImage(id: "\(id)") {
      let version = await server.version(id)
      await Task.yield()
      return .row(version)
    }
  }
}
