import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request for a list of countries. It ends in any case: with the answer, with an error, or at the deadline.
///
/// It follows redirects only to `http` and `https`, and not from `https` to `http`. It keeps no cookies.
struct Download: Sendable {
  let url: URL
  let deadline: Double
  let largestByteCount: Int

  func run() async throws(CountrySourceError) -> Data {
    guard ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false else {
      throw .invalidURL(url.absoluteString)
    }
    let receiver = Receiver(largestByteCount: largestByteCount)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: max(1, deadline))
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let task = session.dataTask(with: request)
    let clock = Task { [deadline] in
      try await Task.sleep(for: .seconds(deadline))
      receiver.finish(.failure(.tooSlow(deadline)))
    }
    let result = await withCheckedContinuation { continuation in
      receiver.start(continuation)
      task.resume()
    }
    clock.cancel()
    // On Linux, `cancel` waits for data that is being delivered.
    DispatchQueue.global().async {
      task.cancel()
      session.finishTasksAndInvalidate()
    }
    return try result.get()
  }
}

/// Collects an answer, up to a number of bytes. The first outcome counts.
///
/// `@unchecked` is safe: a lock guards all variables.
private final class Receiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  typealias Outcome = Result<Data, CountrySourceError>

  private let largestByteCount: Int
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Outcome, Never>?
  private var body = Data()

  init(largestByteCount: Int) { self.largestByteCount = largestByteCount }

  func start(_ continuation: CheckedContinuation<Outcome, Never>) { lock.withLock { self.continuation = continuation } }

  func finish(_ outcome: Outcome) {
    let waiting = lock.withLock {
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(returning: outcome)
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    if status != 200 { finish(.failure(.status(status))) }
    if response.expectedContentLength > Int64(largestByteCount) { finish(.failure(.tooLarge(largestByteCount))) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = lock.withLock {
      guard continuation != nil else { return false }
      body.append(data)
      return body.count > largestByteCount
    }
    if isTooLarge { finish(.failure(.tooLarge(largestByteCount))) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let error {
      finish(.failure(.unreachable(error.localizedDescription)))
    } else {
      finish(.success(lock.withLock { body }))
    }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let (old, new) = (task.originalRequest?.url?.scheme?.lowercased(), request.url?.scheme?.lowercased())
    let isAllowed = new == "https" || new == "http" && old == "http"
    if !isAllowed { finish(.failure(.status(response.statusCode))) }
    completionHandler(isAllowed ? request : nil)
  }
}
