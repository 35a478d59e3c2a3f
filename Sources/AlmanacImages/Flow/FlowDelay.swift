import Foundation

/// A wait of some seconds.
struct FlowDelay: Sendable {
  let seconds: TimeInterval

  /// Waits for nanoseconds.
  var sleep: @Sendable (UInt64) async throws -> Void = { try await Task.sleep(nanoseconds: $0) }

  /// Throws a `CancellationError` if the task is cancelled.
  func wait() async throws {
    // An infinite time does not fit into an integer.
    let seconds = seconds > 0 ? min(seconds, 1e8) : 0
    if seconds > 0 { try await sleep(UInt64(seconds * 1e9)) }
  }
}
