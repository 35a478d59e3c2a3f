/// Values that stay while they are used, within a limit for what they take together.
///
/// Half of the space is for values that were used lately. When it's full, they become the older half, and what was in
/// that half and hasn't been asked for since is dropped. So a step takes the same time however many values there are,
/// while a search for the oldest value would take longer with each.
package struct RecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Half {
    var values: [Key: Value] = [:]
    var cost = 0
  }

  private let maximumCost: Int
  private let cost: @Sendable (Value) -> Int
  private var new = Half()
  private var old = Half()

  /// What all values take.
  package var totalCost: Int { new.cost + old.cost }

  /// - Parameters:
  ///   - maximumCost: The most that all values may take. A value that takes more than half of it isn't kept.
  ///   - cost: What a value takes, such as its bytes.
  package init(maximumCost: Int, cost: @escaping @Sendable (Value) -> Int) {
    self.maximumCost = maximumCost
    self.cost = cost
  }

  /// Returns the value for a key, which counts as a use.
  package mutating func value(for key: Key) -> Value? {
    if let value = new.values[key] { return value }
    guard let value = old.values.removeValue(forKey: key) else { return nil }
    old.cost -= cost(value)
    add(value, for: key)
    return value
  }

  /// Keeps a value in place of the one that the key had.
  package mutating func keep(_ value: Value, for key: Key) {
    for half in [\Self.new, \Self.old] {
      if let known = self[keyPath: half].values.removeValue(forKey: key) { self[keyPath: half].cost -= cost(known) }
    }
    add(value, for: key)
  }

  private mutating func add(_ value: Value, for key: Key) {
    let cost = cost(value)
    guard cost <= maximumCost / 2 else { return }
    if new.cost + cost > maximumCost / 2 { (old, new) = (new, Half()) }
    new.values[key] = value
    new.cost += cost
  }
}
