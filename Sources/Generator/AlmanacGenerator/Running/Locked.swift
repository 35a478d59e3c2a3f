/// A value that several threads read and change.
///
/// `@unchecked` is safe: a queue guards the value. Foundation's locks aren't in FoundationEssentials.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let queue = DispatchQueue(label: "almanac")
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Reads or changes the value while no other thread does.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try queue.sync { try body(&value) }
  }
}
