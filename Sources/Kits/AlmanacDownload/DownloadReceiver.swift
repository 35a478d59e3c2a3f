/// Passes the outcome of one request to the task that waits for it.
///
/// The first outcome counts. Everything after it is dropped, because a request can go on until it is canceled.
final class DownloadReceiver: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Download.Answer, any Error>?
    var outcome: Download.Outcome?
  }

  private let state = Locked(State())

  /// Whether the request has its outcome.
  var isFinished: Bool { state.withLock { $0.outcome != nil } }

  /// Stores the continuation to resume with the outcome.
  ///
  /// - Returns: Whether to send the request, which otherwise has its outcome.
  func start(_ continuation: CheckedContinuation<Download.Answer, any Error>) -> Bool {
    let early = state.withLock { state in
      if state.outcome == nil { state.continuation = continuation }
      return state.outcome
    }
    if let early { continuation.resume(with: early) }
    return early == nil
  }

  /// Ends the request with an outcome, unless it has ended.
  func finish(_ outcome: Download.Outcome) {
    let waiting = state.withLock { state -> CheckedContinuation<Download.Answer, any Error>? in
      guard state.outcome == nil else { return nil }
      state.outcome = outcome
      return state.continuation.take()
    }
    waiting?.resume(with: outcome)
  }
}
