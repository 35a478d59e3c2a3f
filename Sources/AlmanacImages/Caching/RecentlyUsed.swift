/// A dictionary with limits. When it is full, it drops the values that were not used for the longest time.
struct RecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Node: Sendable {
    let key: Key
    var value: Value
    var cost: Int
    var older: Int?
    var newer: Int?
  }

  /// The most recently used node is `newest`. Nodes of removed values are `nil`, and their indices are in `free`.
  private var nodes: [Node?] = []
  private var free: [Int] = []
  private var indices: [Key: Int] = [:]
  private var newest: Int?
  private var oldest: Int?

  private var current: FlowCache.Limits

  /// The sum of the costs of all values. It never exceeds the limit, so it fits into an integer whatever the costs are.
  private(set) var totalCost = 0

  init(limits: FlowCache.Limits) { current = limits }

  /// The limits. Lower limits drop values at once.
  var limits: FlowCache.Limits {
    get { current }
    set { setLimits(newValue) }
  }

  /// The number of values.
  var count: Int { indices.count }

  /// The keys, the least recently used first.
  var keys: [Key] {
    var keys: [Key] = []
    var index = oldest
    while let node = index.flatMap({ nodes[$0] }) {
      keys.append(node.key)
      index = node.newer
    }
    return keys
  }

  /// The value of a key, which becomes the most recently used one.
  ///
  /// - Complexity: O(1).
  mutating func value(for key: Key) -> Value? {
    guard let index = indices[key] else { return nil }
    unlink(index)
    link(index)
    return nodes[index]?.value
  }

  /// Sets the value of a key, and drops what exceeds the limits. A value with a cost above the limit is not kept.
  ///
  /// - Returns: The values that it drops, and the value that it replaces.
  /// - Complexity: O(1), and O(1) for each dropped value.
  @discardableResult
  mutating func set(_ value: Value, cost: Int, for key: Key) -> [Value] {
    let replaced = remove(key).map { [$0] } ?? []
    guard limits.count > 0, cost <= limits.totalCost else { return replaced }
    // Room is made first: the sum with the new cost could be larger than an integer.
    let dropped = dropOldest(toCount: limits.count - 1, totalCost: limits.totalCost - cost)
    let node = Node(key: key, value: value, cost: cost)
    let index = free.popLast() ?? nodes.count
    if index == nodes.count { nodes.append(node) } else { nodes[index] = node }
    indices[key] = index
    link(index)
    totalCost += cost
    return replaced + dropped
  }

  /// Sets the limits.
  ///
  /// - Returns: The values that exceed them, which it drops.
  @discardableResult
  mutating func setLimits(_ limits: FlowCache.Limits) -> [Value] {
    current = limits
    return dropOldest(toCount: limits.count, totalCost: limits.totalCost)
  }

  /// Removes the value of a key.
  ///
  /// - Complexity: O(1).
  @discardableResult
  mutating func remove(_ key: Key) -> Value? {
    guard let index = indices.removeValue(forKey: key), let node = nodes[index] else { return nil }
    unlink(index)
    nodes[index] = nil
    free.append(index)
    totalCost -= node.cost
    return node.value
  }

  /// Removes all values, and returns them.
  @discardableResult
  mutating func removeAll() -> [Value] {
    let removed = nodes.compactMap { $0?.value }
    self = RecentlyUsed(limits: limits)
    return removed
  }

  private mutating func dropOldest(toCount largestCount: Int, totalCost largestCost: Int) -> [Value] {
    var dropped: [Value] = []
    while count > largestCount || totalCost > largestCost, let node = oldest.flatMap({ nodes[$0] }) {
      remove(node.key)
      dropped.append(node.value)
    }
    return dropped
  }

  private mutating func link(_ index: Int) {
    nodes[index]?.older = newest
    nodes[index]?.newer = nil
    if let newest { nodes[newest]?.newer = index }
    newest = index
    oldest = oldest ?? index
  }

  private mutating func unlink(_ index: Int) {
    guard let node = nodes[index] else { return }
    if let older = node.older { nodes[older]?.newer = node.newer } else { oldest = node.newer }
    if let newer = node.newer { nodes[newer]?.older = node.older } else { newest = node.older }
  }
}
