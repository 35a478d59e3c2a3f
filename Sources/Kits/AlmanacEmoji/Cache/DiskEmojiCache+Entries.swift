import AlmanacDownload
public import Foundation

extension DiskEmojiCache {
  /// A list in the cache.
  public struct CacheEntry: Hashable, Sendable {
    /// The identifier of the source.
    public let sourceIdentifier: String

    /// The size of its files in bytes.
    public let fileSize: Int64

    /// The date when the list was saved.
    public let lastUpdated: Date

    /// The number of emoji.
    public let emojiCount: Int
  }

  /// Returns the lists in the cache, sorted by identifier, without damaged files.
  ///
  /// - Complexity: O(size of all files).
  public func listEntries() -> [CacheEntry] { identifiers.compactMap(entry) }

  /// Returns the size of all lists in bytes.
  public func totalSize() -> Int64 { listEntries().reduce(0) { $0 + $1.fileSize } }

  /// Returns whether the list of a source is older than an interval in seconds, or there is no list.
  public func isExpired(for sourceIdentifier: String, maxAge: TimeInterval) -> Bool {
    guard let entry = entry(sourceIdentifier) else { return true }
    return Date().timeIntervalSince(entry.lastUpdated) > maxAge
  }

  /// Removes the lists that are older than an interval in seconds.
  ///
  /// - Throws: `EmojiIndexError.cacheWriteFailed`.
  public func clearExpired(maxAge: TimeInterval) throws {
    let now = Date()
    for entry in listEntries() where now.timeIntervalSince(entry.lastUpdated) > maxAge {
      try clear(for: entry.sourceIdentifier)
    }
  }

  /// Removes the oldest lists, except one, until all fit. It doesn't decode any of them.
  func removeOldest(except identifier: String) throws {
    let lists = identifiers.compactMap { identifier in stamp(of: identifier).map { (identifier, stamp: $0) } }
    var size = lists.reduce(0) { $0 + $1.stamp.size }
    for list in lists.sorted(by: { $0.stamp.date < $1.stamp.date }) where list.0 != identifier {
      guard size > maximumSize else { return }
      try clear(for: list.0)
      size -= list.stamp.size
    }
  }

  /// The lists' identifiers, from the names of their files.
  private var identifiers: [String] {
    let names = ((try? FileManager.default.files(in: folder)) ?? []).map(\.lastPathComponent)
    return names.filter { $0.hasSuffix(Self.listSuffix) }
      .compactMap { String($0.dropLast(Self.listSuffix.count)).removingPercentEncoding }.sorted()
  }

  private func entry(_ identifier: String) -> CacheEntry? {
    guard let size = stamp(of: identifier)?.size,
      let known = tableFile(of: identifier).map({ ($0.head.lastUpdated, $0.head.emojiCount) })
        ?? (try? load(for: identifier)).map({ ($0.lastUpdated, $0.entries.count) })
    else { return nil }
    return CacheEntry(sourceIdentifier: identifier, fileSize: size, lastUpdated: known.0, emojiCount: known.1)
  }

  /// Returns the size of a list's files in bytes and the date of the list, or `nil` if there is no list.
  private func stamp(of identifier: String) -> (size: Int64, date: Date)? {
    guard let list = FileManager.default.stamp(of: list(of: identifier)) else { return nil }
    return (list.size + (FileManager.default.stamp(of: tables(of: identifier))?.size ?? 0), list.date)
  }
}
