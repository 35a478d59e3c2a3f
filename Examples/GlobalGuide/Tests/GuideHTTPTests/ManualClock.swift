import Synchronization

/// A clock whose time passes when a test says so, however busy the machine is.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    fileprivate var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private let instant = Mutex(Instant())

  var now: Instant { instant.withLock { $0 } }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    while now < deadline { try await Task.sleep(for: .milliseconds(1)) }
  }

  /// Lets a second pass again and again until a body has ended. So nobody can sleep through the end of a time.
  func pass<Value>(during body: () async throws -> Value) async rethrows -> Value {
    let passing = Task {
      while !Task.isCancelled {
        instant.withLock { $0.offset += .seconds(1) }
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
    defer { passing.cancel() }
    return try await body()
  }
}
