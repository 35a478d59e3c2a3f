public import Foundation

/// A source of lists of emoji.
public protocol EmojiDataSource: Sendable {
  /// The key of the source's list in a cache, which must be the same in every run.
  var identifier: String { get }

  /// The name to show to users.
  var displayName: String { get }

  /// The address of the list, or `nil` if it is not on the network.
  var remoteURL: URL? { get }

  /// The age in seconds at which a list is stale, by default 24 hours.
  var refreshInterval: TimeInterval { get }

  /// The language of the names and keywords (BCP 47), such as "en" or "pt-BR", or `nil` if it is not known.
  ///
  /// The default is `nil`.
  var language: String? { get }

  /// Fetches the list.
  ///
  /// - Throws: Any error of the source.
  func fetch() async throws -> [EmojiRawEntry]

  /// Fetches the list unless it is unchanged.
  ///
  /// The default implementation always fetches it.
  ///
  /// - Parameter version: The version of the list that you have, from `EmojiFetch.entries`; `nil` if you have no list.
  /// - Returns: The list, or `notModified`.
  /// - Throws: Any error of the source.
  func fetch(ifNot version: String?) async throws -> EmojiFetch
}

extension EmojiDataSource {
  /// `nil`: the list is not on the network.
  public var remoteURL: URL? { nil }

  /// 24 hours.
  public var refreshInterval: TimeInterval { 24 * 60 * 60 }

  /// `nil`: the language is not known.
  public var language: String? { nil }

  /// Fetches the list, regardless of the version.
  public func fetch(ifNot version: String?) async throws -> EmojiFetch {
    .entries(try await fetch(), version: nil)
  }
}

/// A source's answer.
public enum EmojiFetch: Hashable, Sendable {
  /// The list and its version, for the next fetch, or `nil` if the source has no versions.
  case entries([EmojiRawEntry], version: String?)

  /// The list still has the version of the request.
  case notModified
}
