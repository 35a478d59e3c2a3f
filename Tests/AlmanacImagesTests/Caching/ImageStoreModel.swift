@testable import AlmanacImages

/// An `ImageStore` in plain lists.
struct ImageStoreModel {
  enum Answer: Equatable {
    case value(Int)
    case load(Int)
    case newLoad
  }

  struct Entry {
    let id: String
    var value: Int
    var cost: Int
    /// Which of `streams` see changes of the entry.
    var streams: [Int]
  }

  /// The entries, the least recently used first.
  var entries: [Entry] = []
  var limits: CacheLimits
  var waiters: [Int: [Int]] = [:]

  /// What each subscriber sees.
  var streams: [[Int]] = []
  private var loads: [(number: Int, id: String, isForced: Bool, isKept: Bool)] = []

  init(limits: CacheLimits) { self.limits = limits }

  var totalCost: Int { entries.map(\.cost).reduce(0, +) }

  mutating func trim() {
    while entries.count > limits.count || totalCost > limits.totalCost { entries.removeFirst() }
  }

  mutating func use(_ id: String) -> Entry? {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
    entries.append(entries.remove(at: index))
    return entries.last
  }

  mutating func answer(to id: String, isForced: Bool) -> Answer {
    if !isForced, let entry = use(id) { return .value(entry.value) }
    guard let load = loads.last(where: { $0.id == id && $0.isKept }), load.isForced || !isForced else {
      return .newLoad
    }
    return .load(load.number)
  }

  mutating func start(_ number: Int, _ id: String, isForced: Bool) {
    forget(id)
    loads.append((number, id, isForced, true))
  }

  mutating func finish(_ number: Int, with value: Int?, cost: Int) -> [Int] {
    guard let index = loads.firstIndex(where: { $0.number == number }) else { return [] }
    let load = loads.remove(at: index)
    if load.isKept, let value { keep(value, cost, load.id) }
    return waiters.removeValue(forKey: number) ?? []
  }

  mutating func cancel(_ waiter: Int, of number: Int) -> Bool {
    waiters[number]?.removeAll { $0 == waiter }
    guard waiters[number]?.isEmpty == true else { return false }
    waiters[number] = nil
    loads.removeAll { $0.number == number }
    return true
  }

  mutating func remove(_ id: String) {
    entries.removeAll { $0.id == id }
    forget(id)
  }

  mutating func removeAll() {
    entries = []
    for index in loads.indices { loads[index].isKept = false }
  }

  mutating func subscribe(to id: String) -> Bool {
    guard let entry = use(id) else { return false }
    entries[entries.count - 1].streams.append(streams.count)
    streams.append([entry.value])
    return true
  }

  private mutating func forget(_ id: String) {
    for index in loads.indices where loads[index].id == id { loads[index].isKept = false }
  }

  private mutating func keep(_ value: Int, _ cost: Int, _ id: String) {
    let subscribers = use(id)?.streams ?? []
    for stream in subscribers { streams[stream].append(value) }
    entries.removeAll { $0.id == id }
    if limits.count > 0, cost <= limits.totalCost {
      entries.append(Entry(id: id, value: value, cost: cost, streams: subscribers))
    }
    trim()
  }
}
