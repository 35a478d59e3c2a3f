public import Foundation

/// Downloads one file within strict limits.
///
/// It always finishes: with the file, with an error, or at the deadline.
///
/// ```swift
/// let download = Download(url: url, accept: "application/json", timeout: 10, deadline: 30, maximumByteCount: 1 << 20)
/// if case .body(let file, _) = try await download.run() { … }
/// ```
///
/// It follows redirects only to `http` and `https`, and not from `https` to `http`. It keeps no cookies, logs in only
/// with the given token, and keeps nothing on disk. On Linux, it uses libcurl, which is loaded at the first download.
/// On other systems, it uses `URLSession`.
public struct Download: Sendable {
  typealias Outcome = Result<Answer, any Error>

  /// The server's answer.
  public enum Answer: Equatable, Sendable {
    /// The file on the server is the one that the request's conditions describe.
    case unchanged(DownloadHeaders)

    /// The file.
    case body(Data, DownloadHeaders)
  }

  /// Foundation traps if it gets an infinite interval.
  private static let longestInterval: TimeInterval = 1e8

  let url: URL
  let accept: String
  let conditions: DownloadConditions
  private let bearerToken: String?
  let timeout: TimeInterval
  let deadline: TimeInterval
  let maximumByteCount: Int

  /// Creates a request for a file.
  ///
  /// - Parameters:
  ///   - url: The address, with the scheme `http` or `https`.
  ///   - accept: The media types to ask for, such as `application/json`. A string with a line break isn't sent, as in
  ///     conditions.
  ///   - conditions: The file that the caller has, which the server doesn't send again.
  ///   - bearerToken: The key that the server asks for (RFC 6750), or `nil`. A redirect to another server doesn't get
  ///     it. A token with a line break isn't sent either.
  ///   - timeout: The seconds to wait for more data, at least 1. Parts of a second count as a whole one. A number that
  ///     is infinite or NaN means the longest possible time.
  ///   - deadline: The seconds until the answer must be complete. A negative number counts as 0, and one that is
  ///     infinite or NaN means the longest possible time.
  ///   - maximumByteCount: The maximum size of the file in bytes. If it is negative, every file is too large, and no
  ///     request is sent.
  public init(
    url: URL,
    accept: String,
    conditions: DownloadConditions = DownloadConditions(),
    bearerToken: String? = nil,
    timeout: TimeInterval,
    deadline: TimeInterval,
    maximumByteCount: Int
  ) {
    self.url = url
    self.accept = accept
    self.conditions = conditions
    self.bearerToken = bearerToken
    self.timeout = timeout
    self.deadline = deadline
    self.maximumByteCount = maximumByteCount
  }

  /// Sends the request, and cancels it if the task is canceled.
  ///
  /// - Throws: A `DownloadError`, or a `CancellationError` if the task is canceled.
  public func run() async throws -> Answer {
    guard Self.isHTTP(url) else { throw invalidURL }
    guard maximumByteCount >= 0 else {
      throw DownloadError.tooLarge("The limit of \(maximumByteCount) bytes is negative, so no file is small enough.")
    }
    #if os(Linux)
      let receiver = DownloadReceiver()
      return try await answer(of: receiver) { CurlDownload(self, receiver).start() }
    #else
      return try await runInSession()
    #endif
  }

  /// Starts a request, and waits for its outcome.
  func answer(of receiver: DownloadReceiver, start: () -> Void) async throws -> Answer {
    let clock = Task {
      try await Task.sleep(nanoseconds: UInt64(Self.interval(deadline) * 1e9))
      receiver.finish(.failure(URLError.timeout))
    }
    defer { clock.cancel() }
    do {
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          if receiver.start(continuation) { start() }
        }
      } onCancel: {
        receiver.finish(.failure(CancellationError()))
      }
    } catch {
      let isNamed = error is DownloadError || error is CancellationError
      throw isNamed ? error : DownloadError.network(error)
    }
  }

  /// Returns whether a URL has the scheme `http` or `https`, and a host. A session also reads other schemes, such as
  /// `file` on Apple's systems.
  static func isHTTP(_ url: URL) -> Bool {
    let scheme = url.scheme?.lowercased()
    return (scheme == "http" || scheme == "https") && url.host?.isEmpty == false
  }

  /// libcurl counts whole seconds, and treats zero as no limit.
  var wholeTimeout: TimeInterval { max(Self.interval(timeout).rounded(.up), 1) }

  static func interval(_ seconds: TimeInterval) -> TimeInterval {
    seconds < longestInterval ? max(seconds, 0) : longestInterval
  }

  /// Returns the outcome of a response with a status, or `nil` if the body is the file.
  func outcome(ofStatus status: Int, _ headers: DownloadHeaders) -> Outcome? {
    switch status {
    case 200: nil
    case 304: conditions.fields.isEmpty ? .failure(DownloadError.nothingToKeep) : .success(.unchanged(headers))
    default: .failure(DownloadError.status(status))
    }
  }

  /// The outcome of a file with more bytes than the limit.
  var tooLarge: Outcome {
    .failure(DownloadError.tooLarge("\(url.absoluteString) has more than \(maximumByteCount) bytes."))
  }

  var invalidURL: DownloadError { .invalidURL(url.absoluteString) }

  /// The headers of the request.
  var fields: [(name: String, value: String)] {
    let token = bearerToken.flatMap { $0.isEmpty ? nil : "Bearer \($0)" }
    return DownloadConditions.fields([("Accept", accept), ("Authorization", token)]) + conditions.fields
  }
}

extension URLError {
  static var timeout: URLError { URLError(.timedOut, text: "The request timed out.") }

  /// Creates an error with a message for users, because Foundation only describes the errors that it creates itself.
  init(_ code: Code, text: String) { self.init(code, userInfo: [NSLocalizedDescriptionKey: text]) }
}
