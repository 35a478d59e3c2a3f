public import Foundation

/// A place to keep fetched lists.
public protocol EmojiCache: Sendable {
  /// The list of a source and the date when it was last known to be current, or `nil` if there is no list.
  ///
  /// - Throws: Any error. The provider then fetches the list again.
  func load(for sourceIdentifier: String) async throws -> (entries: [EmojiRawEntry], lastUpdated: Date)?

  /// Saves a list, and replaces the previous list of the source.
  func save(_ entries: [EmojiRawEntry], for sourceIdentifier: String) async throws

  /// Removes the list of a source.
  func clear(for sourceIdentifier: String) async throws

  /// Removes all lists.
  func clearAll() async throws
}
