import Foundation

/// Passes the outcome of one request to the task that waits for it.
///
/// The first outcome counts. Everything after it is dropped, because a request can go on until it is canceled.
///
/// `@unchecked` is safe: a lock guards all variables.
final class DownloadReceiver: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Download.Answer, any Error>?
  private var outcome: Download.Outcome?

  /// Whether the request has its outcome.
  var isFinished: Bool { lock.withLock { outcome != nil } }

  /// Stores the continuation to resume with the outcome.
  ///
  /// - Returns: Whether to send the request, which otherwise has its outcome.
  func start(_ continuation: CheckedContinuation<Download.Answer, any Error>) -> Bool {
    let early: Download.Outcome? = lock.withLock {
      if outcome == nil { self.continuation = continuation }
      return outcome
    }
    if let early { continuation.resume(with: early) }
    return early == nil
  }

  /// Ends the request with an outcome, unless it has ended.
  func finish(_ outcome: Download.Outcome) {
    let waiting: CheckedContinuation<Download.Answer, any Error>? = lock.withLock {
      guard self.outcome == nil else { return nil }
      self.outcome = outcome
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(with: outcome)
  }
}
