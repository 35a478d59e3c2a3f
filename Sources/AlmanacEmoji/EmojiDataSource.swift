public import Foundation

/// Where lists of emoji come from.
public protocol EmojiDataSource: Sendable {
  /// What the source's list is cached under, the same in every run.
  var identifier: String { get }

  /// The name to show to people.
  var displayName: String { get }

  /// Where the list is on the network, if it is.
  var remoteURL: URL? { get }

  /// How old a list may become before it is stale, in seconds; 24 hours unless the source says otherwise.
  var refreshInterval: TimeInterval { get }

  /// Gets the list.
  ///
  /// - Throws: Whatever keeps the source from it.
  func fetch() async throws -> [EmojiRawEntry]

  /// Gets the list, or finds that it has not changed. Unless the source can tell, it is fetched.
  ///
  /// - Parameter version: What `EmojiFetch.entries` named the list by that is there already; `nil` where none is.
  func fetch(ifNot version: String?) async throws -> EmojiFetch
}

extension EmojiDataSource {
  /// No address.
  public var remoteURL: URL? { nil }

  /// 24 hours.
  public var refreshInterval: TimeInterval { 24 * 60 * 60 }

  /// Fetches the list in any case.
  public func fetch(ifNot version: String?) async throws -> EmojiFetch {
    .entries(try await fetch(), version: nil)
  }
}
