public import Foundation

/// gemoji, GitHub's list of about 1,900 emoji.
public struct GemojiDataSource: EmojiDataSource {
  /// The list at GitHub.
  public static let shared = {
    let address = "https://raw.githubusercontent.com/github/gemoji/master/db/emoji.json"
    guard let url = URL(string: address) else { preconditionFailure("'\(address)' is no URL.") }
    return GemojiDataSource(url: url)
  }()

  private let remote: RemoteEmojiDataSource

  /// Makes a source.
  ///
  /// - Parameter url: The address of a copy of the list, such as one on your own server.
  public init(url: URL) {
    remote = RemoteEmojiDataSource(identifier: "gemoji", displayName: "GitHub Gemoji", url: url)
  }

  /// "gemoji".
  public var identifier: String { remote.identifier }

  /// "GitHub Gemoji".
  public var displayName: String { remote.displayName }

  /// The address of the list.
  public var remoteURL: URL? { remote.url }

  /// Fetches the list. Throws as `RemoteEmojiDataSource` does.
  public func fetch() async throws -> [EmojiRawEntry] { try await remote.fetch() }

  /// Fetches the list unless it still has the version. Throws as `RemoteEmojiDataSource` does.
  public func fetch(ifNot version: String?) async throws -> EmojiFetch { try await remote.fetch(ifNot: version) }
}
