import Foundation

/// A value that several threads read and change.
///
/// `@unchecked` is safe: a lock guards the value.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Guards a value.
  init(_ value: Value) { self.value = value }

  /// Reads or changes the value while no other thread does.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
