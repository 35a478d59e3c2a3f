import AlmanacEmoji
import Foundation
import TestSupport
import Testing

@Suite struct DiskEmojiCacheTests {
  @Test func keepsLists() throws {
    let folder = try TemporaryFolder()
    let cache = DiskEmojiCache(folder: folder.url.appending(path: "deep/er"))
    try folder.add("deep/er/other.json", Data())
    #expect(try cache.load(for: "a") == nil)
    try cache.clearAll()
    let before = Date()
    try cache.save(EmojiList.entries, for: "a")
    try cache.save([], for: "b")
    let loaded = try #require(try cache.load(for: "a"))
    #expect(loaded.entries == EmojiList.entries)
    #expect(loaded.lastUpdated >= before.addingTimeInterval(-1) && loaded.lastUpdated <= Date())
    #expect(try cache.load(for: "b")?.entries.isEmpty == true)
    try cache.clear(for: "a")
    try cache.clear(for: "a")
    #expect(try cache.load(for: "a") == nil)
    #expect(try cache.load(for: "b") != nil)
    try cache.clearAll()
    #expect(try cache.load(for: "b") == nil)
    #expect(try Data(contentsOf: cache.folder.appending(path: "other.json")).isEmpty)
  }

  @Test(arguments: ["../outside", "a/b", "gemoji+de", "", "ü", ".", "..", "%2F"])
  func keepsEveryIdentifierInTheFolder(identifier: String) throws {
    let folder = try TemporaryFolder()
    let inner = folder.url.appending(path: "cache")
    let cache = DiskEmojiCache(folder: inner)
    try cache.save(EmojiList.entries, for: identifier)
    #expect(try cache.load(for: identifier)?.entries == EmojiList.entries)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["cache"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: inner.path(percentEncoded: false)).count == 1)
  }

  @Test(arguments: ["", "[]", "{", "\0", #"{"lastUpdated": "x", "entries": []}"#])
  func setsADamagedFileAside(text: String) throws {
    let folder = try TemporaryFolder()
    let cache = DiskEmojiCache(folder: folder.url)
    // Twice, because the second time there is already a file that was set aside.
    for _ in 0..<2 {
      try folder.add("a.emoji.json", Data(text.utf8))
      let error = #expect(throws: EmojiIndexError.self) { try cache.load(for: "a") }
      #expect(error?.fileError is DamagedFileError)
      #expect(try cache.load(for: "a") == nil)
      #expect(try Data(contentsOf: folder.url.appending(path: "a.emoji.damaged.json")) == Data(text.utf8))
    }
  }

  @Test func saysWhatCannotBeRead() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "a.emoji.json"),
      withIntermediateDirectories: false
    )
    let cache = DiskEmojiCache(folder: folder.url)
    var error = #expect(throws: EmojiIndexError.self) { try cache.load(for: "a") }
    #expect(error?.fileError is CocoaError)
    error = #expect(throws: EmojiIndexError.self) { try cache.save(EmojiList.entries, for: "a") }
    #expect(error?.fileError != nil)
  }

  @Test func listsWhatItKeeps() throws {
    let folder = try TemporaryFolder()
    let cache = DiskEmojiCache(folder: folder.url)
    #expect(cache.listEntries().isEmpty)
    #expect(cache.totalSize() == 0)
    #expect(cache.isExpired(for: "gemoji", maxAge: 3600))
    try cache.save(EmojiList.entries, for: "gemoji")
    try cache.save([EmojiList.entries[0]], for: "cldr-de+gemoji")
    try folder.add("b.emoji.json", Data("[]".utf8))
    let entries = cache.listEntries()
    #expect(entries.map(\.sourceIdentifier) == ["cldr-de+gemoji", "gemoji"])
    #expect(entries.map(\.emojiCount) == [1, EmojiList.entries.count])
    #expect(entries.allSatisfy { abs($0.lastUpdated.timeIntervalSinceNow) < 60 })
    let size = try Data(contentsOf: folder.url.appending(path: "gemoji.emoji.json")).count
    #expect(entries.last?.fileSize == Int64(size))
    #expect(cache.totalSize() == entries.reduce(0) { $0 + $1.fileSize })
    #expect(!cache.isExpired(for: "gemoji", maxAge: 3600))
    #expect(cache.isExpired(for: "gemoji", maxAge: -1))
    try cache.clearExpired(maxAge: 3600)
    #expect(cache.listEntries().count == 2)
    try cache.clearExpired(maxAge: -1)
    #expect(cache.listEntries().isEmpty)
    #expect(cache.directoryURL == folder.url)
  }

  @Test func removesTheOldestLists() throws {
    let folder = try TemporaryFolder()
    let cache = DiskEmojiCache(folder: folder.url)
    for identifier in ["a", "b", "c"] { try cache.save(EmojiList.entries, for: identifier) }
    // The dates in the files can have different numbers of digits.
    let size = cache.totalSize() + 50
    let small = DiskEmojiCache(folder: folder.url, maximumSize: size)
    try small.save(EmojiList.entries, for: "d")
    #expect(cache.listEntries().map(\.sourceIdentifier) == ["b", "c", "d"])
    // The new list stays, however large it is.
    try DiskEmojiCache(folder: folder.url, maximumSize: 0).save(EmojiList.entries, for: "b")
    #expect(cache.listEntries().map(\.sourceIdentifier) == ["b"])
  }

  @Test func readsListsOfSwiftEmoji() async throws {
    let folder = try TemporaryFolder()
    let cache = DiskEmojiCache(folder: folder.url)
    try folder.add("cldr-ja+gemoji.json", EmojiList.json(EmojiList.entries))
    try folder.add("broken.json", Data("[{".utf8))
    let loaded = try #require(try cache.load(for: "cldr-ja+gemoji"))
    #expect(loaded.entries.map(\.character) == EmojiList.entries.map(\.character))
    #expect(abs(loaded.lastUpdated.timeIntervalSinceNow) < 60)
    #expect(throws: EmojiIndexError.self) { try cache.load(for: "broken") }
    #expect(try cache.load(for: "../cldr-ja+gemoji") == nil)
    let provider = EmojiIndexProvider(source: ScriptedSource([], identifier: "cldr-ja+gemoji"), cache: cache)
    try await provider.load()
    #expect(provider.lastLoadInfo?.loadedFrom == .cache)
    #expect(provider.currentEmojis.count == EmojiList.entries.count)
    try cache.save([EmojiList.entries[0]], for: "cldr-ja+gemoji")
    #expect(try cache.load(for: "cldr-ja+gemoji")?.entries.count == 1)
    try cache.clear(for: "cldr-ja+gemoji")
    #expect(try cache.load(for: "cldr-ja+gemoji") == nil)
    try folder.add("gemoji.json", EmojiList.json(EmojiList.entries))
    try cache.clearAll()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["broken.json"])
  }
}
