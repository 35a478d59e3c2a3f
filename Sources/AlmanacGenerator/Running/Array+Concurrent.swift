import Foundation

extension Array where Element: Sendable {
  /// The results of a function for each element, in order, computed on all cores.
  ///
  /// - Parameter progress: Advances with each result.
  func concurrentMap<Result: Sendable>(
    _ progress: ProgressLine? = nil,
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let lock = NSLock()
    nonisolated(unsafe) var results = [Result?](repeating: nil, count: count)
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = transform(self[index])
      lock.withLock { results[index] = result }
      progress?.advance()
    }
    return results.compactMap { $0 }
  }
}
