// Scripts/copy-sources copied this from Sources/Kits/AlmanacImages/Caching/RecentlyUsed.swift. Do not edit.

/// The limits of a cache.
package struct CacheLimits: Hashable, Sendable {
  /// The maximum number of values.
  package var count: Int

  /// The maximum sum of their costs.
  package var totalCost: Int

  package init(count: Int, totalCost: Int) {
    self.count = count
    self.totalCost = totalCost
  }
}

/// A dictionary with limits that drops the least recently used values when it is full.
package struct RecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private typealias Use = (key: Key, number: Int)

  private struct Entry: Sendable {
    let value: Value
    let cost: Int
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]

  /// All uses in order, of which only the last one of an entry counts.
  private var uses: ArraySlice<Use> = []
  private var lastNumber = 0

  private(set) var limits: CacheLimits

  /// The sum of the costs of all values. It never exceeds the limit, so it fits into an integer whatever the costs are.
  private(set) var totalCost = 0

  package init(limits: CacheLimits) { self.limits = limits }

  package var count: Int { entries.count }

  /// The keys, the least recently used first.
  ///
  /// - Complexity: O(`count`).
  var keys: [Key] { uses.filter(counts).map(\.key) }

  /// Returns the value of a key, which becomes the most recently used one.
  ///
  /// - Complexity: O(1) on average.
  package mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    entries.values[index].lastUse = use(key)
    return entries.values[index].value
  }

  /// Sets the value of a key, and drops what exceeds the limits, such as a value with a cost above the limit.
  ///
  /// - Returns: The values that it drops, and the value that it replaces.
  /// - Complexity: O(1) on average, and O(1) for each dropped value.
  @discardableResult
  package mutating func set(_ value: Value, cost: Int, for key: Key) -> [Value] {
    let replaced = remove(key).map { [$0] } ?? []
    guard limits.count > 0, cost <= limits.totalCost else { return replaced }
    // Room is made first: the sum with the new cost could be larger than an integer.
    let dropped = dropOldest(toCount: limits.count - 1, totalCost: limits.totalCost - cost)
    entries[key] = Entry(value: value, cost: cost, lastUse: use(key))
    totalCost += cost
    return replaced + dropped
  }

  /// Sets the limits.
  ///
  /// - Returns: The dropped values, which exceed the limits.
  @discardableResult
  package mutating func setLimits(_ limits: CacheLimits) -> [Value] {
    self.limits = limits
    return dropOldest(toCount: limits.count, totalCost: limits.totalCost)
  }

  /// Removes the value of a key.
  ///
  /// - Complexity: O(1).
  @discardableResult
  package mutating func remove(_ key: Key) -> Value? {
    guard let entry = entries.removeValue(forKey: key) else { return nil }
    totalCost -= entry.cost
    return entry.value
  }

  /// Removes all values, and returns them.
  @discardableResult
  mutating func removeAll() -> [Value] {
    defer { self = RecentlyUsed(limits: limits) }
    return entries.values.map(\.value)
  }

  private mutating func dropOldest(toCount maximumCount: Int, totalCost maximumCost: Int) -> [Value] {
    var dropped: [Value] = []
    while count > maximumCount || totalCost > maximumCost, let use = uses.popFirst() {
      if counts(use), let value = remove(use.key) { dropped.append(value) }
    }
    return dropped
  }

  /// Adds a use, and returns its number.
  private mutating func use(_ key: Key) -> Int {
    // More than half of the uses are removed, each of them once, so this is O(1) for each use.
    if uses.count > 2 * count + 16 { uses = ArraySlice(uses.filter(counts)) }
    lastNumber += 1
    uses.append((key, lastNumber))
    return lastNumber
  }

  private func counts(_ use: Use) -> Bool { entries[use.key]?.lastUse == use.number }
}
