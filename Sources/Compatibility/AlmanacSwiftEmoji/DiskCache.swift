public import AlmanacEmoji
public import Foundation

/// SwiftEmoji's name for a `DiskEmojiCache`.
///
/// It is an actor as in SwiftEmoji, so its calls need `await`.
public actor DiskCache: EmojiCache {
  /// A list in the cache.
  public typealias CacheEntry = DiskEmojiCache.CacheEntry

  /// A cache with the default folder.
  public static let shared = DiskCache()

  private let cache: DiskEmojiCache

  /// Whether the files are in the temporary folder, because the user has no caches folder.
  public let isUsingFallbackDirectory: Bool

  /// Creates a cache with the default folder of `DiskEmojiCache`.
  public init() {
    cache = .shared
    isUsingFallbackDirectory = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).isEmpty
  }

  /// Creates a cache in a folder.
  public init(cacheDirectory: URL) {
    cache = DiskEmojiCache(folder: cacheDirectory)
    isUsingFallbackDirectory = false
  }

  /// The folder of the files.
  public var directoryURL: URL { cache.folder }

  /// Returns the list of a source and the date when it was saved, or `nil` if there is no list.
  public func load(for sourceIdentifier: String) throws -> (entries: [EmojiRawEntry], lastUpdated: Date)? {
    try cache.load(for: sourceIdentifier)
  }

  /// Saves a list with the current date.
  public func save(_ entries: [EmojiRawEntry], for sourceIdentifier: String) throws {
    try cache.save(entries, for: sourceIdentifier)
  }

  /// Removes the list of a source.
  public func clear(for sourceIdentifier: String) throws { try cache.clear(for: sourceIdentifier) }

  /// Removes all lists.
  public func clearAll() throws { try cache.clearAll() }

  /// Returns the index of a list in a language (BCP 47) and the date when it was saved, or `nil` if there is no list.
  public func loadIndex(
    for sourceIdentifier: String,
    language: String?
  ) async throws -> (index: EmojiIndex, lastUpdated: Date)? {
    try await cache.loadIndex(for: sourceIdentifier, language: language)
  }

  /// Saves the list of an index with the current date, and the index.
  public func saveIndex(_ index: EmojiIndex, for sourceIdentifier: String) async throws {
    try await cache.saveIndex(index, for: sourceIdentifier)
  }

  /// Returns the lists in the cache, in the order of their identifiers.
  public func listEntries() -> [CacheEntry] { cache.listEntries() }

  /// Returns the number of bytes of all lists.
  public func totalSize() -> Int64 { cache.totalSize() }

  /// Returns whether the list of a source is older than an interval in seconds, or there is no list.
  public func isExpired(for sourceIdentifier: String, maxAge: TimeInterval) -> Bool {
    cache.isExpired(for: sourceIdentifier, maxAge: maxAge)
  }

  /// Removes the lists that are older than an interval in seconds.
  public func clearExpired(maxAge: TimeInterval) throws { try cache.clearExpired(maxAge: maxAge) }
}
