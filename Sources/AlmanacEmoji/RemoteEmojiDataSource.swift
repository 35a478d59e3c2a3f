public import Foundation

/// A list of emoji on a web server, in the format of `EmojiRawEntry` or gemoji.
///
/// It asks with the `ETag` of the list that it sent before, so that an unchanged list is not sent again while a program
/// runs. Answers of more than 16 MiB are broken off.
public struct RemoteEmojiDataSource: EmojiDataSource {
  /// gemoji's database has half a megabyte.
  private static let largestByteCount = 1 << 24

  /// What the list is cached under.
  public let identifier: String

  /// The name to show to people.
  public let displayName: String

  /// How old the list may become before it is stale, in seconds.
  public let refreshInterval: TimeInterval

  /// The address of the list.
  public let url: URL

  /// The seconds to wait for the server to say something more.
  public let timeout: TimeInterval

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - identifier: What to cache the list under.
  ///   - displayName: The name to show; the identifier where there is none.
  ///   - url: The address of the list.
  ///   - refreshInterval: How old it may become before it is stale, in seconds.
  ///   - timeout: The seconds to wait for the server to say something more.
  public init(
    identifier: String,
    displayName: String? = nil,
    url: URL,
    refreshInterval: TimeInterval = 24 * 60 * 60,
    timeout: TimeInterval = 30
  ) {
    self.identifier = identifier
    self.displayName = displayName ?? identifier
    self.url = url
    self.refreshInterval = refreshInterval
    self.timeout = timeout
  }

  /// The address of the list.
  public var remoteURL: URL? { url }

  /// Gets the list.
  ///
  /// - Throws: A `URLError` where the server does not answer, an `EmojiSourceError` where it answers something else than
  ///   a list, and a `DecodingError` where that cannot be read.
  public func fetch() async throws -> [EmojiRawEntry] {
    guard case .entries(let entries, _) = try await fetch(ifNot: nil) else { throw EmojiSourceError.nothingToKeep }
    return entries
  }

  /// Gets the list unless the server says that it has the version already. Throws as `fetch` does.
  public func fetch(ifNot version: String?) async throws -> EmojiFetch {
    let request = Download(url: url, version: version, timeout: timeout, largestByteCount: Self.largestByteCount)
    switch try await request.run() {
    case .unchanged: return .notModified
    case .body(let data, let version): return .entries(try EmojiDocument.entries(in: data), version: version)
    }
  }
}
