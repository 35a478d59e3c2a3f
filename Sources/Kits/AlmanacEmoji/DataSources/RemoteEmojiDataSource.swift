import AlmanacDownload
public import Foundation

/// A list of emoji on a web server, in the format of `EmojiRawEntry`, of gemoji, or of Unicode's `emoji-test.txt`.
///
/// A request contains the `ETag` of the last list, so the server doesn't send an unchanged list again while the program
/// runs.
///
/// Fetches are bounded: they fail after 16 MiB or when the deadline passes. The source doesn't log in, keeps no
/// cookies, and follows redirects only to `http` and `https`, but never from `https` to `http`.
public struct RemoteEmojiDataSource: EmojiDataSource {
  /// Unicode's list of all emoji, in Unicode's order and categories, with English names.
  ///
  /// Unicode extends it each September. It contains no shortcodes and no keywords.
  public static let unicode = RemoteEmojiDataSource(
    identifier: "unicode",
    displayName: "Unicode",
    url: URL(constant: "https://unicode.org/Public/emoji/latest/emoji-test.txt"),
    language: "en"
  )

  /// The key of the list in a cache.
  public let identifier: String

  /// The name to show to users.
  public let displayName: String

  /// The age in seconds at which the list is stale.
  public let refreshInterval: TimeInterval

  /// The address of the list.
  public let url: URL

  /// The seconds to wait for more data before giving up, rounded up to whole seconds.
  public let timeout: TimeInterval

  /// The seconds until the server must have sent the whole list.
  public let deadline: TimeInterval

  /// The language of the names and keywords (BCP 47), or `nil` if it is not known.
  public let language: String?

  /// Creates a source.
  ///
  /// If you pass no `displayName`, users see the identifier.
  public init(
    identifier: String,
    displayName: String? = nil,
    url: URL,
    refreshInterval: TimeInterval = 24 * 60 * 60,
    timeout: TimeInterval = 30,
    deadline: TimeInterval = 60,
    language: String? = nil
  ) {
    self.identifier = identifier
    self.displayName = displayName ?? identifier
    self.url = url
    self.refreshInterval = refreshInterval
    self.timeout = timeout
    self.deadline = deadline
    self.language = language
  }

  /// The address of the list.
  public var remoteURL: URL? { url }

  /// Fetches the list.
  ///
  /// - Throws: An `EmojiIndexError`, or a `CancellationError` if the task is canceled, so the signature doesn't declare
  ///   the error's type.
  public func fetch() async throws -> [EmojiRawEntry] {
    guard case .entries(let entries, _) = try await fetch(ifNot: nil) else { throw EmojiIndexError.nothingToKeep }
    return entries
  }

  /// Fetches the list unless it still has the version.
  ///
  /// - Throws: The same errors as `fetch()`.
  public func fetch(ifNot version: String?) async throws -> EmojiFetch {
    switch try await Download.list(at: url, version: version, timeout: timeout, deadline: deadline) {
    case .unchanged: return .notModified
    case .body(let data, let headers): return .entries(try EmojiDocument.entries(in: data), version: headers.version)
    }
  }
}
