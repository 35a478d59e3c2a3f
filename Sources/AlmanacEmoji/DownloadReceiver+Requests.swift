import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a server can ask the client to do.
extension DownloadReceiver {
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
    finish(.failure(EmojiSourceError.status(response.statusCode, url)))
    #if !canImport(FoundationNetworking)
      // On Linux, this call would wait for the session, which waits for this method. The end of the request cancels the task.
      completionHandler(.cancelAuthenticationChallenge, nil)
    #endif
  }
}
