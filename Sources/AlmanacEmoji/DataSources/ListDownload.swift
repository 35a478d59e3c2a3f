import AlmanacDownload
import Foundation

/// One request for a list.
struct ListDownload: Sendable {
  enum Answer: Equatable, Sendable {
    /// The list on the server has the version of the request.
    case unchanged
    case body(Data, version: String?)
  }

  /// The bytes of a list that is too large. gemoji's list has half a megabyte, and CLDR's longest file one megabyte.
  private static let limit = 1 << 24

  private let download: Download

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - url: The address of the list.
  ///   - version: The version of the list that the caller has.
  ///   - timeout: The seconds to wait for further data.
  ///   - deadline: The seconds until the answer must be complete.
  init(url: URL, version: String? = nil, timeout: TimeInterval, deadline: TimeInterval) {
    download = Download(
      url: url,
      accept: "application/json",
      conditions: DownloadConditions(version: version),
      timeout: timeout,
      deadline: deadline,
      largestByteCount: Self.limit
    )
  }

  /// Sends the request. If the task is cancelled, so is the request.
  ///
  /// - Throws: An `EmojiIndexError`, or a `CancellationError` if the task is cancelled.
  func run() async throws -> Answer {
    do {
      switch try await download.run() {
      case .unchanged: return .unchanged
      case .body(let data, let headers): return .body(data, version: headers.version)
      }
    } catch let error as DownloadError {
      throw EmojiIndexError(error)
    }
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
