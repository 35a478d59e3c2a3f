import NIOConcurrencyHelpers
import NIOCore

/// The connections that wait for a request: when there are too many connections, the one that has waited longest is
/// closed. So a client that opens connections and says nothing locks nobody out.
final class WaitingConnections: Sendable {
  /// The place of a connection among those that wait: it has waited longer than those with greater numbers.
  typealias Place = UInt64

  private struct State {
    var count = 0
    var waiting: [Place: any Channel] = [:]

    /// No lower number waits.
    var first: Place = 0
    var next: Place = 0

    /// Removes the connection that has waited longest, which doesn't count any more. All calls together look at each
    /// number once.
    mutating func removeFirst() -> (any Channel)? {
      while first < next {
        defer { first += 1 }
        if let channel = waiting.removeValue(forKey: first) {
          count -= 1
          return channel
        }
      }
      return nil
    }
  }

  private let limit: Int
  private let state = NIOLockedValueBox(State())

  /// - Parameter limit: The number of connections above which those that wait are closed.
  init(limit: Int) { self.limit = limit }

  /// Counts a new connection, and closes one that waits if there are too many.
  func open() {
    let other = state.withLockedValue { state -> (any Channel)? in
      state.count += 1
      return state.count > limit ? state.removeFirst() : nil
    }
    other?.close(promise: nil)
  }

  /// Counts a connection that has ended, and still counts.
  func close() { state.withLockedValue { $0.count -= 1 } }

  /// Adds a connection that waits from now on. If there are too many, another one is closed: clients whose connections
  /// aren't accepted yet wait, too.
  func add(_ channel: any Channel) -> Place {
    let (place, other) = state.withLockedValue { state in
      defer { state.next += 1 }
      let other = state.count > limit ? state.removeFirst() : nil
      state.waiting[state.next] = channel
      return (state.next, other)
    }
    other?.close(promise: nil)
    return place
  }

  /// Removes a connection that has something to do, or has ended.
  ///
  /// - Returns: Whether the connection still counts: it isn't about to be closed.
  func remove(_ place: Place) -> Bool {
    state.withLockedValue { $0.waiting.removeValue(forKey: place) != nil }
  }
}
