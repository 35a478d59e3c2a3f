/// Sends values to streams, which end with the last reference to it, as when a cache drops its entry.
package final class Broadcast<Value: Sendable>: Sendable {
  private struct State {
    var continuations: [Int: AsyncStream<Value>.Continuation] = [:]
    var lastNumber = 0
  }

  package init() {}

  private let state = Locked(State())

  deinit {
    for continuation in state.withLock({ $0.continuations }).values { continuation.finish() }
  }

  /// The number of streams that have readers.
  package var streamCount: Int { state.withLock { $0.continuations.count } }

  /// Returns a stream of a value, if there is one, and the next values. It buffers unread values.
  package func stream(beginningWith value: Value? = nil) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    if let value { continuation.yield(value) }
    let number = state.withLock { state in
      state.lastNumber += 1
      state.continuations[state.lastNumber] = continuation
      return state.lastNumber
    }
    continuation.onTermination = { [weak self] _ in self?.remove(number) }
    return stream
  }

  package func send(_ value: Value) {
    for continuation in state.withLock({ $0.continuations }).values { continuation.yield(value) }
  }

  private func remove(_ number: Int) {
    // Released after the lock, because the end of a continuation can call `onTermination`.
    _ = state.withLock { $0.continuations.removeValue(forKey: number) }
  }
}
