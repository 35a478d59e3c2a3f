import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Collects the answer to one request, up to a number of bytes.
///
/// `@unchecked` is safe: everything runs on the serial queue of the session.
final class DownloadReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  let queue: OperationQueue

  private let url: URL
  private let largestByteCount: Int
  private var continuation: CheckedContinuation<Download.Answer, any Error>?

  /// The answer of a request that was cancelled before it was started.
  private var earlyAnswer: Result<Download.Answer, any Error>?
  private var response: HTTPURLResponse?
  private var body = Data()
  private var failure: EmojiSourceError?

  init(url: URL, largestByteCount: Int) {
    self.url = url
    self.largestByteCount = largestByteCount
    queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
  }

  func start(_ task: URLSessionDataTask, _ continuation: CheckedContinuation<Download.Answer, any Error>) {
    queue.addOperation {
      if let answer = self.earlyAnswer { return continuation.resume(with: answer) }
      self.continuation = continuation
      task.resume()
    }
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    self.response = response as? HTTPURLResponse
    if response.expectedContentLength > largestByteCount { failure = .tooLarge(limit: largestByteCount, url) }
    completionHandler(failure == nil ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard body.count + data.count <= largestByteCount else {
      failure = .tooLarge(limit: largestByteCount, url)
      return dataTask.cancel()
    }
    body.append(data)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let continuation else {
      earlyAnswer = answer(error)
      return
    }
    continuation.resume(with: answer(error))
    self.continuation = nil
  }

  private func answer(_ error: (any Error)?) -> Result<Download.Answer, any Error> {
    if let failure { return .failure(failure) }
    if let error { return .failure(error) }
    guard let response else { return .failure(EmojiSourceError.notHTTP(url)) }
    switch response.statusCode {
    case 200: return .success(.body(body, version: response.value(forHTTPHeaderField: "ETag")))
    case 304: return .success(.unchanged)
    default: return .failure(EmojiSourceError.status(response.statusCode, url))
    }
  }
}
