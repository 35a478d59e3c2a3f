import Foundation

/// The subscribers of one entry. Their streams end with the last reference, so when a cache drops the entry.
///
/// `@unchecked` is safe: a lock guards the variables.
final class FlowSubscribers<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var continuations: [Int: AsyncStream<Value>.Continuation] = [:]
  private var nextNumber = 0

  deinit {
    for continuation in continuations.values { continuation.finish() }
  }

  /// A stream that begins with a value. It keeps what its reader has not read yet.
  func stream(beginningWith value: Value) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    continuation.yield(value)
    let number = lock.withLock {
      nextNumber += 1
      continuations[nextNumber] = continuation
      return nextNumber
    }
    continuation.onTermination = { [weak self] _ in self?.remove(number) }
    return stream
  }

  /// Sends a value to all subscribers.
  func send(_ value: Value) {
    for continuation in lock.withLock({ continuations }).values { continuation.yield(value) }
  }

  private func remove(_ number: Int) {
    // Released after the lock, because the end of a continuation can call `onTermination`.
    _ = lock.withLock { continuations.removeValue(forKey: number) }
  }
}
