import TestSupport
import Testing

@testable import AlmanacImages

@Suite struct RecentlyUsedTests {
  /// A plain list of all values, the least recently used first.
  private struct Model {
    var entries: [(key: Int, value: Int, cost: Int)] = []
    var limits: CacheLimits

    mutating func value(for key: Int) -> Int? {
      guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.value
    }

    mutating func set(_ value: Int, cost: Int, for key: Int) {
      entries.removeAll { $0.key == key }
      if limits.count > 0, cost <= limits.totalCost { entries.append((key, value, cost)) }
      trim()
    }

    mutating func trim() {
      while entries.count > limits.count || entries.map(\.cost).reduce(0, +) > limits.totalCost {
        entries.removeFirst()
      }
    }
  }

  @Test func doesWhatAPlainListDoes() {
    var generator = SeededGenerator(seed: 15)
    let limits = CacheLimits(count: 12, totalCost: 100)
    var cache = RecentlyUsed<Int, Int>(limits: limits)
    var model = Model(limits: limits)
    for step in 0..<rounds(200_000) {
      let key = Int.random(in: 0..<30, using: &generator)
      switch Int.random(in: 0..<100, using: &generator) {
      case 0:
        cache.setLimits(
          .init(count: .random(in: 0...15, using: &generator), totalCost: .random(in: 0...150, using: &generator))
        )
        model.limits = cache.limits
        model.trim()
      case 1:
        cache.removeAll()
        model.entries = []
      case 2..<10:
        #expect(cache.remove(key) == model.entries.first { $0.key == key }?.value)
        model.entries.removeAll { $0.key == key }
      case 10..<50:
        let cost = Int.random(in: 0...40, using: &generator)
        cache.set(step, cost: cost, for: key)
        model.set(step, cost: cost, for: key)
      default: #expect(cache.value(for: key) == model.value(for: key))
      }
      #expect(cache.count <= cache.limits.count && cache.totalCost <= cache.limits.totalCost)
      guard cache.keys != model.entries.map(\.key) else { continue }
      Issue.record("step \(step): \(cache.keys) instead of \(model.entries.map(\.key))")
      return
    }
    #expect(cache.totalCost == model.entries.map(\.cost).reduce(0, +))
  }

  @Test func sumsOfCostsFitIntoAnInteger() {
    var cache = RecentlyUsed<Int, Int>(limits: .init(count: 10, totalCost: .max))
    for key in 0..<3 { cache.set(key, cost: .max, for: key) }
    #expect(cache.keys == [2] && cache.totalCost == .max)
    #expect(cache.set(3, cost: 0, for: 2) == [2])
    #expect(cache.set(4, cost: .max, for: 4).isEmpty)
    #expect(cache.keys == [2, 4] && cache.totalCost == .max)
    #expect(cache.setLimits(.init(count: 10, totalCost: .max - 1)) == [3, 4])
    #expect(cache.totalCost == 0)
  }
}
