import Foundation

extension Array where Element: Sendable {
  /// The results of a function for each element, in order, computed on all cores.
  ///
  /// - Parameter progress: Advances with each result.
  func concurrentMap<Result: Sendable>(
    _ progress: ProgressLine? = nil,
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Results<Result>(count: count)
    DispatchQueue.concurrentPerform(iterations: count) { index in
      results.set(transform(self[index]), at: index)
      progress?.advance()
    }
    return results.all
  }
}

/// Results that several threads store.
private final class Results<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Result?]

  init(count: Int) {
    results = Array(repeating: nil, count: count)
  }

  func set(_ result: Result, at index: Int) { lock.withLock { results[index] = result } }

  var all: [Result] { lock.withLock { results.compactMap { $0 } } }
}
