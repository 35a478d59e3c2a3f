import Foundation

/// Values that the whole program shares, because they take long to create.
///
/// `@unchecked` is safe: a lock guards the values.
final class SharedValues<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  /// More than a program uses, unless it goes through all locales.
  private static var maximumCount: Int { 1_000 }

  private let make: @Sendable (Key) -> Value
  private let lock = NSLock()
  private var values: [Key: Value] = [:]

  init(_ make: @escaping @Sendable (Key) -> Value) { self.make = make }

  /// The value of a key, which is created if there is none.
  subscript(key: Key) -> Value {
    if let value = existing(key) { return value }
    let value = make(key)
    lock.withLock {
      if values.count >= Self.maximumCount { values.removeAll(keepingCapacity: true) }
      values[key] = value
    }
    return value
  }

  /// Returns the value of a key that was used before, or `nil`.
  ///
  /// - Complexity: O(1). The search is outside the lock, so that threads don't wait for it.
  func existing(_ key: Key) -> Value? { lock.withLock { values }[key] }
}
