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
  typealias Outcome = Result<Download.Answer, any Error>

  let url: URL
  private let version: String?
  private let largestByteCount: Int
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Download.Answer, any Error>?
  private var outcome: Outcome?
  private var body = Data()

  init(url: URL, version: String?, largestByteCount: Int) {
    self.url = url
    self.version = version
    self.largestByteCount = largestByteCount
  }

  /// Whether the request has its outcome.
  var isFinished: Bool { lock.withLock { outcome != nil } }

  /// Takes the continuation to resume with the outcome.
  ///
  /// - Returns: Whether to send the request. It was cancelled if not.
  func start(_ continuation: CheckedContinuation<Download.Answer, any Error>) -> Bool {
    let early: Outcome? = lock.withLock {
      if outcome == nil { self.continuation = continuation }
      return outcome
    }
    if let early { continuation.resume(with: early) }
    return early == nil
  }

  /// Ends the request with an outcome, unless it has one.
  func finish(_ outcome: Outcome) {
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
      guard body.count + data.count <= largestByteCount else { return true }
      body.append(data)
      return false
    }
    if isTooLarge { finish(.failure(EmojiSourceError.tooLarge(limit: largestByteCount, url))) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    finish(complete(task.response as? HTTPURLResponse, error))
  }

  private func receive(_ response: URLResponse) -> Outcome? {
    guard let response = response as? HTTPURLResponse else { return .failure(EmojiSourceError.notHTTP(url)) }
    switch response.statusCode {
    // On Linux, Foundation reports responses such as 103, after which the real one follows.
    case 100..<200: return nil
    case 200:
      let isTooLarge = response.expectedContentLength > largestByteCount
      return isTooLarge ? .failure(EmojiSourceError.tooLarge(limit: largestByteCount, url)) : nil
    case 304: return version == nil ? .failure(EmojiSourceError.nothingToKeep) : .success(.unchanged)
    default: return .failure(EmojiSourceError.status(response.statusCode, url))
    }
  }

  private func complete(_ response: HTTPURLResponse?, _ error: (any Error)?) -> Outcome {
    if let error { return .failure(error) }
    let body = lock.withLock { self.body }
    guard let response else { return .failure(EmojiSourceError.notHTTP(url)) }
    guard response.statusCode == 200 else { return .failure(EmojiSourceError.status(response.statusCode, url)) }
    return .success(.body(body, version: response.value(forHTTPHeaderField: "ETag")))
  }
}
