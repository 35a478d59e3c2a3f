#if !os(Linux)
  import Foundation

  /// A download with `URLSession`, which collects the answer to one request, up to a number of bytes.
  ///
  /// `@unchecked` is safe: a lock guards the only variable.
  final class SessionDownload: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let download: Download
    private let receiver: DownloadReceiver
    private let lock = NSLock()
    private var body = Data()

    init(_ download: Download, _ receiver: DownloadReceiver) {
      self.download = download
      self.receiver = receiver
    }

    func urlSession(
      _ session: URLSession,
      dataTask: URLSessionDataTask,
      didReceive response: URLResponse,
      completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
      if let outcome = receive(response) { receiver.finish(outcome) }
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      guard !receiver.isFinished else { return }
      let isTooLarge = lock.withLock {
        guard body.count + data.count <= download.maximumByteCount else { return true }
        body.append(data)
        return false
      }
      if isTooLarge { receiver.finish(download.tooLarge) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      receiver.finish(complete(task.response as? HTTPURLResponse, error))
    }

    /// Follows a redirect to a web server, but not from `https` to `http`.
    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest,
      completionHandler: @escaping (URLRequest?) -> Void
    ) {
      guard let target = request.url, Download.isHTTP(target), isSecure(target) || !isSecure(response.url) else {
        completionHandler(nil)
        return receiver.finish(.failure(DownloadError.status(response.statusCode)))
      }
      var request = request
      if !isOriginal(target) { request.setValue(nil, forHTTPHeaderField: "Authorization") }
      completionHandler(request)
    }

    /// Refuses to send a password.
    ///
    /// The session also asks here whether to trust a server; such a challenge has no response.
    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      guard let response = challenge.failureResponse as? HTTPURLResponse else {
        return completionHandler(.performDefaultHandling, nil)
      }
      receiver.finish(.failure(DownloadError.status(response.statusCode)))
      completionHandler(.cancelAuthenticationChallenge, nil)
    }

    /// Returns whether an address is on the server that gets the token.
    private func isOriginal(_ target: URL) -> Bool {
      target.host == download.url.host && target.port == download.url.port && target.scheme == download.url.scheme
    }

    private func isSecure(_ url: URL?) -> Bool { url?.scheme?.lowercased() == "https" }

    private func receive(_ response: URLResponse) -> Download.Outcome? {
      guard let response = response as? HTTPURLResponse else { return .failure(download.invalidURL) }
      if let outcome = download.outcome(ofStatus: response.statusCode, DownloadHeaders(response)) { return outcome }
      return response.expectedContentLength > download.maximumByteCount ? download.tooLarge : nil
    }

    private func complete(_ response: HTTPURLResponse?, _ error: (any Error)?) -> Download.Outcome {
      if let error { return .failure(error) }
      guard let response else { return .failure(download.invalidURL) }
      let headers = DownloadHeaders(response)
      return download.outcome(ofStatus: response.statusCode, headers)
        ?? .success(.body(lock.withLock { body }, headers))
    }
  }

  extension Download {
    /// Sends the request with `URLSession`, and cancels whatever is left of it at the end.
    func runInSession() async throws -> Answer {
      let receiver = DownloadReceiver()
      let delegate = SessionDownload(self, receiver)
      let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
      let task = session.dataTask(with: request)
      defer {
        task.cancel()
        session.finishTasksAndInvalidate()
      }
      return try await answer(of: receiver) { task.resume() }
    }

    private var request: URLRequest {
      var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: wholeTimeout)
      for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
      return request
    }

    /// A configuration that keeps nothing but the file.
    private var configuration: URLSessionConfiguration {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.timeoutIntervalForRequest = wholeTimeout
      configuration.urlCache = nil
      configuration.urlCredentialStorage = nil
      configuration.httpCookieStorage = nil
      configuration.httpCookieAcceptPolicy = .never
      configuration.httpShouldSetCookies = false
      return configuration
    }
  }
#endif
