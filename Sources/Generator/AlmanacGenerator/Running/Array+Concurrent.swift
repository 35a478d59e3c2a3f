extension Array where Element: Sendable {
  /// Returns the results of a function for each element, in order, computed on all cores, and advances the progress
  /// with each.
  func concurrentMap<Result: Sendable>(
    _ progress: ProgressLine? = nil,
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Locked([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = transform(self[index])
      results.withLock { $0[index] = result }
      progress?.advance()
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
