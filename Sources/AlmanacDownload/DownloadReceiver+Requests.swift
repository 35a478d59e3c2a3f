import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a server can ask the client to do.
extension DownloadReceiver {
  /// Follows a redirect to a web server, but not from `https` to `http`.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    // On Linux, Foundation traps if it gets the request of a task that was cancelled.
    guard !isFinished else { return }
    guard let target = request.url, Download.isHTTP(target), isSecure(target) || !isSecure(response.url) else {
      completionHandler(nil)
      return finish(.failure(DownloadError.status(response.statusCode)))
    }
    completionHandler(request)
  }

  /// Has no password for anyone. Without this method, a request to log in never ends on Linux.
  ///
  /// Apple's systems also ask here whether to trust a server, which is not about a response.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let response = challenge.failureResponse as? HTTPURLResponse else {
      return completionHandler(.performDefaultHandling, nil)
    }
    finish(.failure(DownloadError.status(response.statusCode)))
    #if !canImport(FoundationNetworking)
      // On Linux, this call would wait for the session, which waits for this method. The end of the request cancels the task.
      completionHandler(.cancelAuthenticationChallenge, nil)
    #endif
  }

  private func isSecure(_ url: URL?) -> Bool { url?.scheme?.lowercased() == "https" }
}
