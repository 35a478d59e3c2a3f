import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request for a list.
struct Download: Sendable {
  enum Answer: Sendable {
    /// The list on the server has the version of the request.
    case unchanged
    case body(Data, version: String?)
  }

  let url: URL
  let version: String?
  let timeout: TimeInterval
  let largestByteCount: Int

  /// Sends the request. If the task is cancelled, so is the request.
  func run() async throws -> Answer {
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: timeout)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    if let version { request.setValue(version, forHTTPHeaderField: "If-None-Match") }
    let receiver = DownloadReceiver(url: url, largestByteCount: largestByteCount)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: receiver.queue)
    defer { session.finishTasksAndInvalidate() }
    let task = session.dataTask(with: request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        receiver.start(task, continuation)
      }
    } onCancel: {
      task.cancel()
    }
  }
}
