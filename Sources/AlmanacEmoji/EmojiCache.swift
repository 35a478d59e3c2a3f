public import Foundation

/// Where fetched lists are kept.
public protocol EmojiCache: Sendable {
  /// The list of a source and when it was last known to be new, or `nil` where none is kept.
  ///
  /// - Throws: Whatever keeps it from being read; it is then fetched anew.
  func load(for sourceIdentifier: String) async throws -> (entries: [EmojiRawEntry], lastUpdated: Date)?

  /// Keeps a list, in place of the one that was kept.
  func save(_ entries: [EmojiRawEntry], for sourceIdentifier: String) async throws

  /// Forgets the list of a source.
  func clear(for sourceIdentifier: String) async throws

  /// Forgets all lists.
  func clearAll() async throws
}
