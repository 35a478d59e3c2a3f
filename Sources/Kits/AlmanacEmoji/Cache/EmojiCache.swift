public import Foundation

/// A cache for fetched lists.
public protocol EmojiCache: Sendable {
  /// Returns the list of a source and the date when it was last known to be current, or `nil` if there is no list.
  ///
  /// - Throws: Any error. The provider then fetches the list again.
  func load(for sourceIdentifier: String) async throws -> (entries: [EmojiRawEntry], lastUpdated: Date)?

  /// Saves a list, and replaces the previous list of the source.
  func save(_ entries: [EmojiRawEntry], for sourceIdentifier: String) async throws

  /// Removes the list of a source.
  func clear(for sourceIdentifier: String) async throws

  /// Removes all lists.
  func clearAll() async throws

  /// Returns the index of a list and the date when it was last known to be current, or `nil` if there is no list.
  ///
  /// The default implementation creates the index of the list from `load(for:)`. A cache that keeps indexes is faster.
  ///
  /// - Parameters:
  ///   - sourceIdentifier: The identifier of the source.
  ///   - language: The language (BCP 47) of the list, or `nil` if it is not known.
  /// - Returns: The index and the date.
  /// - Throws: Any error. The provider then fetches the list again.
  func loadIndex(
    for sourceIdentifier: String,
    language: String?
  ) async throws -> (index: EmojiIndex, lastUpdated: Date)?

  /// Saves an index, and replaces the previous list of the source.
  ///
  /// The default implementation saves its list.
  func saveIndex(_ index: EmojiIndex, for sourceIdentifier: String) async throws
}

extension EmojiCache {
  /// Creates the index of the list from `load(for:)`.
  public func loadIndex(
    for sourceIdentifier: String,
    language: String?
  ) async throws -> (index: EmojiIndex, lastUpdated: Date)? {
    guard let list = try await load(for: sourceIdentifier), !list.entries.isEmpty else { return nil }
    return (try EmojiIndex(list.entries, language: language), list.lastUpdated)
  }

  /// Saves the list of the index.
  public func saveIndex(_ index: EmojiIndex, for sourceIdentifier: String) async throws {
    try await save(index.entries, for: sourceIdentifier)
  }
}
