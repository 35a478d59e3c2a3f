import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Collects the answer to one request, up to a number of bytes.
///
/// The first outcome counts. Everything after it is dropped, because a session can deliver more until it is cancelled.
///
/// `@unchecked` is safe: a lock guards all variables.
final class DownloadReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  let download: Download
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Download.Answer, any Error>?
  private var outcome: Download.Outcome?
  private var body = Data()

  init(_ download: Download) { self.download = download }

  /// Whether the request has its outcome.
  var isFinished: Bool { lock.withLock { outcome != nil } }

  /// Takes the continuation to resume with the outcome.
  ///
  /// - Returns: Whether to send the request. It was cancelled if not.
  func start(_ continuation: CheckedContinuation<Download.Answer, any Error>) -> Bool {
    let early: Download.Outcome? = lock.withLock {
      if outcome == nil { self.continuation = continuation }
      return outcome
    }
    if let early { continuation.resume(with: early) }
    return early == nil
  }

  /// Ends the request with an outcome, unless it has one.
  func finish(_ outcome: Download.Outcome) {
    let waiting: CheckedContinuation<Download.Answer, any Error>? = lock.withLock {
      guard self.outcome == nil else { return nil }
      self.outcome = outcome
      body = Data()
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(with: outcome)
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    if let outcome = receive(response) { finish(outcome) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = lock.withLock {
      guard outcome == nil else { return false }
      guard body.count + data.count <= download.largestByteCount else { return true }
      body.append(data)
      return false
    }
    if isTooLarge { finish(download.tooLarge) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    finish(complete(task.response as? HTTPURLResponse, error))
  }

  private func receive(_ response: URLResponse) -> Download.Outcome? {
    guard let response = response as? HTTPURLResponse else { return .failure(download.invalidURL) }
    // On Linux, Foundation reports responses such as 103, after which the real one follows.
    if 100..<200 ~= response.statusCode { return nil }
    if let outcome = download.outcome(ofStatus: response.statusCode, DownloadHeaders(response)) { return outcome }
    return response.expectedContentLength > download.largestByteCount ? download.tooLarge : nil
  }

  private func complete(_ response: HTTPURLResponse?, _ error: (any Error)?) -> Download.Outcome {
    if let error { return .failure(error) }
    guard let response else { return .failure(download.invalidURL) }
    let headers = DownloadHeaders(response)
    return download.outcome(ofStatus: response.statusCode, headers) ?? .success(.body(lock.withLock { body }, headers))
  }
}
