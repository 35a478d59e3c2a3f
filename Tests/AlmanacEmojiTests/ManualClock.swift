import Foundation

/// A clock that only moves when a test moves it, so tests do not depend on the load of the machine.
final class ManualClock: @unchecked Sendable {
  private let lock = NSLock()
  private var date: Date

  init(_ date: Date = Date()) { self.date = date }

  var now: Date { lock.withLock { date } }

  func advance(by seconds: TimeInterval) { lock.withLock { date += seconds } }
}
