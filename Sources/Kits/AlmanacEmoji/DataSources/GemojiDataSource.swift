public import Foundation

/// gemoji, GitHub's list of about 1,900 emoji.
public struct GemojiDataSource: EmojiDataSource {
  /// The address of the list at GitHub.
  public static let defaultURL = URL(constant: "https://raw.githubusercontent.com/github/gemoji/master/db/emoji.json")

  /// The list at GitHub.
  public static let shared = GemojiDataSource()

  private let remote: RemoteEmojiDataSource

  /// Creates a source.
  ///
  /// To use a copy of GitHub's list, such as one on your own server, pass its address.
  public init(url: URL = defaultURL) {
    remote = RemoteEmojiDataSource(identifier: "gemoji", displayName: "GitHub Gemoji", url: url, language: "en")
  }

  /// "gemoji".
  public var identifier: String { remote.identifier }

  /// "GitHub Gemoji".
  public var displayName: String { remote.displayName }

  /// The address of the list.
  public var remoteURL: URL? { remote.url }

  /// "en": the names and keywords are English.
  public var language: String? { remote.language }

  /// Fetches the list.
  ///
  /// - Throws: The same errors as `RemoteEmojiDataSource`.
  public func fetch() async throws -> [EmojiRawEntry] { try await remote.fetch() }

  /// Fetches the list unless it still has the version.
  ///
  /// - Throws: The same errors as `RemoteEmojiDataSource`.
  public func fetch(ifNot version: String?) async throws -> EmojiFetch { try await remote.fetch(ifNot: version) }
}
