public import Foundation

/// The database of gemoji, GitHub's emoji, which has about 1,900.
public struct GemojiDataSource: EmojiDataSource {
  /// The source at GitHub.
  public static let shared = {
    let address = "https://raw.githubusercontent.com/github/gemoji/master/db/emoji.json"
    guard let url = URL(string: address) else { preconditionFailure("'\(address)' is no URL.") }
    return GemojiDataSource(url: url)
  }()

  private let remote: RemoteEmojiDataSource

  /// Makes a source.
  ///
  /// - Parameter url: A copy of the database, such as your own server's.
  public init(url: URL) {
    remote = RemoteEmojiDataSource(identifier: "gemoji", displayName: "GitHub Gemoji", url: url)
  }

  /// "gemoji".
  public var identifier: String { remote.identifier }

  /// "GitHub Gemoji".
  public var displayName: String { remote.displayName }

  /// The address of the database.
  public var remoteURL: URL? { remote.url }

  /// Gets the database; throws as `RemoteEmojiDataSource` does.
  public func fetch() async throws -> [EmojiRawEntry] { try await remote.fetch() }

  /// Gets the database unless that version is there; throws as `RemoteEmojiDataSource` does.
  public func fetch(ifNot version: String?) async throws -> EmojiFetch { try await remote.fetch(ifNot: version) }
}
