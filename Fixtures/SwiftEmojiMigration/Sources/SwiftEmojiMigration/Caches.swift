import Foundation
import SwiftEmojiIndex

/// A cache in a new folder, with two lists.
private func filledCache() async throws -> DiskCache {
  let cache = DiskCache(cacheDirectory: try newFolder())
  try await cache.save(EmojiRawEntry.samples, for: "a")
  try await cache.save([.japanese], for: "b")
  return cache
}

/// The caches. `DiskCache` is an actor in SwiftEmoji, so the code waits for it.
extension Snippet {
  static var caches: [Snippet] {
    [
      Snippet("EmojiCache", expects: "nil", "4", "nil") {
        let cache: any EmojiCache = MemoryCache()
        let before = try await cache.load(for: "list")
        try await cache.save(EmojiRawEntry.samples, for: "list")
        let list = try await cache.load(for: "list")
        try await cache.clear(for: "list")
        try await cache.clearAll()
        return [before?.entries.count, list?.entries.count, try await cache.load(for: "list")?.entries.count]
      },
      Snippet("DiskCache.init(cacheDirectory:)", expects: "true") {
        let folder = try newFolder()
        let cache = DiskCache(cacheDirectory: folder)
        return [await cache.directoryURL == folder]
      },
      Snippet("DiskCache.init()", expects: "true", "false") {
        let (shared, own) = (DiskCache.shared, DiskCache())
        return [await shared.directoryURL == own.directoryURL, await own.isUsingFallbackDirectory]
      },
      Snippet("DiskCache.save(_:for:) and load(for:)", expects: "😀😄👋🐱", "true", "nil") {
        let cache = try await filledCache()
        let list = try await cache.load(for: "a")
        let missing = try await cache.load(for: "c")
        return [
          list?.entries.map(\.character).joined(), list.map { abs($0.lastUpdated.timeIntervalSinceNow) < 60 },
          missing?.entries,
        ]
      },
      Snippet("DiskCache.load(for:) of an older run", expects: "😀😄👋🐱") {
        let folder = try newFolder()
        try JSONEncoder().encode(EmojiRawEntry.samples).write(to: folder.appendingPathComponent("gemoji.json"))
        let list = try await DiskCache(cacheDirectory: folder).load(for: "gemoji")
        return [list?.entries.map(\.character).joined()]
      },
      Snippet("DiskCache.clear(for:)", expects: "nil", "1") {
        let cache = try await filledCache()
        try await cache.clear(for: "a")
        return [try await cache.load(for: "a")?.entries.count, try await cache.load(for: "b")?.entries.count]
      },
      Snippet("DiskCache.clearAll()", expects: "0") {
        let cache = try await filledCache()
        try await cache.clearAll()
        return [await cache.listEntries().count]
      },
      Snippet("DiskCache.listEntries()", expects: "a b") {
        let entries: [DiskCache.CacheEntry] = await (try filledCache()).listEntries()
        return [entries.map(\.sourceIdentifier).sorted().joined(separator: " ")]
      },
      Snippet("DiskCache.CacheEntry", expects: "a", "true", "true", "4") {
        let entry = await (try filledCache()).listEntries().first { $0.sourceIdentifier == "a" }
        return [
          entry?.sourceIdentifier, entry.map { $0.fileSize > 100 }, entry.map { $0.lastUpdated <= Date() },
          entry?.emojiCount,
        ]
      },
      Snippet("DiskCache.totalSize()", expects: "true") {
        let cache = try await filledCache()
        let sizes = await cache.listEntries().map(\.fileSize)
        return [await cache.totalSize() == sizes[0] + sizes[1]]
      },
      Snippet("DiskCache.isExpired(for:maxAge:)", expects: "false", "true", "true") {
        let cache = try await filledCache()
        return [
          await cache.isExpired(for: "a", maxAge: 3600), await cache.isExpired(for: "a", maxAge: -1),
          await cache.isExpired(for: "c", maxAge: 3600),
        ]
      },
      Snippet("DiskCache.clearExpired(maxAge:)", expects: "2", "0") {
        let cache = try await filledCache()
        try await cache.clearExpired(maxAge: 3600)
        let kept = await cache.listEntries().count
        try await cache.clearExpired(maxAge: -1)
        return [kept, await cache.listEntries().count]
      },
    ]
  }
}
