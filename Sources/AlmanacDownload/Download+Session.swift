#if !os(Linux)
  import Foundation

  extension Download {
    /// Sends the request with `URLSession`, and breaks off what is left of it in the end.
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

    /// Keeps nothing of what the server sends beside the file.
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
