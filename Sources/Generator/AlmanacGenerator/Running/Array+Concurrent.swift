extension Array where Element: Sendable {
  /// Returns the results of a function for each element, in order, computed on all cores, and advances the progress
  /// with each.
  func concurrentMap<Result: Sendable>(
    _ progress: ProgressLine? = nil,
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    // This is safe, because the queue guards the results. Foundation's locks aren't in FoundationEssentials.
    nonisolated(unsafe) var results = [Result?](repeating: nil, count: count)
    let queue = DispatchQueue(label: "almanac")
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = transform(self[index])
      queue.sync { results[index] = result }
      progress?.advance()
    }
    return results.compactMap(\.self)
  }
}
