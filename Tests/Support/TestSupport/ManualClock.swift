public import Foundation

/// A clock that only moves when a test moves it, so tests do not depend on the load of the machine.
public final class ManualClock: @unchecked Sendable {
  private let lock = NSLock()
  private var date: Date

  /// A clock that stands at a date.
  public init(_ date: Date = Date()) { self.date = date }

  /// The date of the clock.
  public var now: Date { lock.withLock { date } }

  /// Moves the clock.
  public func advance(by seconds: TimeInterval) { lock.withLock { date += seconds } }
}
