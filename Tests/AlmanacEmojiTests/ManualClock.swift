import Foundation

/// A clock that stands still until it is moved: what depends on time does not depend on how busy the machine is.
final class ManualClock: @unchecked Sendable {
  private let lock = NSLock()
  private var date: Date

  init(_ date: Date = Date()) { self.date = date }

  var now: Date { lock.withLock { date } }

  func advance(by seconds: TimeInterval) { lock.withLock { date += seconds } }
}
