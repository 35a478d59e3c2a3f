import AlmanacDownload
import Foundation

extension Download {
  /// Downloads a list unless the caller has this version, and cancels the request if the task is canceled.
  ///
  /// - Throws: An `EmojiIndexError`, or a `CancellationError` if the task is canceled.
  static func list(
    at url: URL,
    version: String? = nil,
    timeout: TimeInterval,
    deadline: TimeInterval
  ) async throws -> Answer {
    let download = Download(
      url: url,
      accept: "application/json, text/plain",
      conditions: DownloadConditions(version: version),
      timeout: timeout,
      deadline: deadline,
      // gemoji's list takes up half a megabyte, and CLDR's longest file one megabyte.
      maximumByteCount: 1 << 24
    )
    do { return try await download.run() } catch let error as DownloadError { throw EmojiIndexError(error) }
  }
}

extension EmojiIndexError {
  fileprivate init(_ error: DownloadError) {
    switch error {
    case .network(let error): self = .networkUnavailable(underlying: error)
    case .status(let status): self = .invalidResponse(statusCode: status)
    case .invalidURL(let url): self = .invalidURL(url)
    case .tooLarge(let excess): self = .tooLarge(excess)
    case .nothingToKeep: self = .nothingToKeep
    }
  }
}
