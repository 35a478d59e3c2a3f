import AlmanacDownload

/// The contents and loads of an `ImageCache`. It decides, and never waits.
///
/// Each load has a number, and its value is kept only if it is the newest load of its key. So a load doesn't bring back
/// a value that was removed while it ran, and doesn't replace a later load's value.
package struct ImageStore<Key: Hashable & Sendable, Value: Sendable, Waiter: Sendable>: Sendable {
  enum Answer: Sendable {
    case value(Value)
    case load(Int, isNew: Bool)
  }

  private struct Entry: Sendable {
    let value: Value
    let subscribers: Broadcast<Value>
  }

  private struct Load: Sendable {
    let key: Key
    let isForced: Bool
    var waiters: [Int: Waiter] = [:]
  }

  private var entries: RecentlyUsed<Key, Entry>

  /// The entries removed since the last `takeRemoved()`.
  private var removed: [Entry] = []
  private var loads: [Int: Load] = [:]

  /// The loads whose values are kept.
  private var newest: [Key: Int] = [:]
  private var lastNumber = 0

  init(limits: CacheLimits) { entries = RecentlyUsed(limits: limits) }

  package var count: Int { entries.count }

  package var totalCost: Int { entries.totalCost }

  /// The number of waiters of all loads.
  var waiterCount: Int { loads.values.reduce(0) { $0 + $1.waiters.count } }

  package var limits: CacheLimits {
    get { entries.limits }
    set { removed += entries.setLimits(newValue) }
  }

  package mutating func value(for key: Key) -> Value? { entries.value(for: key)?.value }

  /// Returns the value of a key, or the load to wait for. A forced request only waits for a forced load, because other
  /// loads can return an old value.
  mutating func answer(to key: Key, isForced: Bool) -> Answer {
    if !isForced, let value = value(for: key) { return .value(value) }
    if let number = newest[key], let load = loads[number], load.isForced || !isForced {
      return .load(number, isNew: false)
    }
    lastNumber += 1
    loads[lastNumber] = Load(key: key, isForced: isForced)
    newest[key] = lastNumber
    return .load(lastNumber, isNew: true)
  }

  /// Adds a waiter to a running load.
  mutating func add(_ waiter: Waiter, _ waiterNumber: Int, to load: Int) { loads[load]?.waiters[waiterNumber] = waiter }

  /// Ends a load. If there is no value, it has failed, and the entry is kept.
  ///
  /// - Returns: The load's waiters, ordered by number.
  mutating func finish(_ number: Int, with value: Value?, cost: Int) -> [Waiter] {
    guard let load = loads.removeValue(forKey: number) else { return [] }
    if newest[load.key] == number {
      newest[load.key] = nil
      if let value { keep(value, cost: cost, for: load.key) }
    }
    return load.waiters.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Removes a waiter, and ends the load without keeping its value if nobody else waits.
  ///
  /// - Returns: Whether the load was ended.
  mutating func cancel(_ waiter: Int, of number: Int) -> Bool {
    loads[number]?.waiters[waiter] = nil
    guard let load = loads[number], load.waiters.isEmpty else { return false }
    loads[number] = nil
    if newest[load.key] == number { newest[load.key] = nil }
    return true
  }

  /// Removes a value. A running load ends for its waiters, but its value isn't kept.
  package mutating func remove(_ key: Key) {
    if let entry = entries.remove(key) { removed.append(entry) }
    newest[key] = nil
  }

  /// Removes all values, as `remove` does.
  package mutating func removeAll() {
    removed += entries.removeAll()
    newest = [:]
  }

  /// Drops all values to free memory, but keeps the values of running loads.
  package mutating func dropValues() { removed += entries.removeAll() }

  /// Returns a stream of the value and its changes, or `nil` if there is no value.
  package mutating func subscribe(to key: Key) -> AsyncStream<Value>? {
    entries.value(for: key).map { $0.subscribers.stream(beginningWith: $0.value) }
  }

  /// Returns a value and the broadcast of its changes.
  package mutating func current(_ key: Key) -> (value: Value, subscribers: Broadcast<Value>)? {
    entries.value(for: key).map { ($0.value, $0.subscribers) }
  }

  /// Returns all removed entries, whose streams end when the caller releases them.
  mutating func takeRemoved() -> [any Sendable] {
    defer { removed = [] }
    return removed
  }

  private mutating func keep(_ value: Value, cost: Int, for key: Key) {
    let subscribers = entries.value(for: key)?.subscribers ?? Broadcast()
    subscribers.send(value)
    removed += entries.set(Entry(value: value, subscribers: subscribers), cost: max(cost, 0), for: key)
  }
}
