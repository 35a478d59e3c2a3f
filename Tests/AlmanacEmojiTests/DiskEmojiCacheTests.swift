import AlmanacEmoji
import Foundation
import TestSupport
import Testing

@Suite struct DiskEmojiCacheTests {
  @Test func keepsLists() async throws {
    let folder = try TemporaryFolder()
    let cache = DiskEmojiCache(folder: folder.url.appending(path: "deep/er"))
    try folder.add("deep/er/other.json", Data())
    #expect(try await cache.load(for: "a") == nil)
    try await cache.clearAll()
    let before = Date()
    try await cache.save(EmojiList.entries, for: "a")
    try await cache.save([], for: "b")
    let loaded = try #require(try await cache.load(for: "a"))
    #expect(loaded.entries == EmojiList.entries)
    #expect(loaded.lastUpdated >= before.addingTimeInterval(-1) && loaded.lastUpdated <= Date())
    #expect(try await cache.load(for: "b")?.entries.isEmpty == true)
    try await cache.clear(for: "a")
    try await cache.clear(for: "a")
    #expect(try await cache.load(for: "a") == nil)
    #expect(try await cache.load(for: "b") != nil)
    try await cache.clearAll()
    #expect(try await cache.load(for: "b") == nil)
    #expect(try Data(contentsOf: cache.folder.appending(path: "other.json")).isEmpty)
  }

  @Test(arguments: ["../outside", "a/b", "gemoji+de", "", "ü", ".", "..", "%2F"])
  func keepsEveryIdentifierInTheFolder(identifier: String) async throws {
    let folder = try TemporaryFolder()
    let inner = folder.url.appending(path: "cache")
    let cache = DiskEmojiCache(folder: inner)
    try await cache.save(EmojiList.entries, for: identifier)
    #expect(try await cache.load(for: identifier)?.entries == EmojiList.entries)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["cache"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: inner.path(percentEncoded: false)).count == 1)
  }

  @Test(arguments: ["", "[]", "{", "\0", #"{"lastUpdated": "x", "entries": []}"#])
  func setsADamagedFileAside(text: String) async throws {
    let folder = try TemporaryFolder()
    let cache = DiskEmojiCache(folder: folder.url)
    // Twice, because the second time there is already a file that was set aside.
    for _ in 0..<2 {
      try folder.add("a.almanac-emoji.json", Data(text.utf8))
      let error = await #expect(throws: EmojiIndexError.self) { try await cache.load(for: "a") }
      #expect(error?.fileError is DamagedFileError)
      #expect(try await cache.load(for: "a") == nil)
      #expect(try Data(contentsOf: folder.url.appending(path: "a.almanac-emoji.damaged.json")) == Data(text.utf8))
    }
  }

  @Test func saysWhatCannotBeRead() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "a.almanac-emoji.json"),
      withIntermediateDirectories: false
    )
    let cache = DiskEmojiCache(folder: folder.url)
    var error = await #expect(throws: EmojiIndexError.self) { try await cache.load(for: "a") }
    #expect(error?.fileError is CocoaError)
    error = await #expect(throws: EmojiIndexError.self) { try await cache.save(EmojiList.entries, for: "a") }
    #expect(error?.fileError != nil)
  }

  @Test func listsWhatItKeeps() async throws {
    let folder = try TemporaryFolder()
    let cache = DiskEmojiCache(folder: folder.url)
    #expect(await cache.listEntries().isEmpty)
    #expect(await cache.totalSize() == 0)
    #expect(await cache.isExpired(for: "gemoji", maxAge: 3600))
    try await cache.save(EmojiList.entries, for: "gemoji")
    try await cache.save([EmojiList.entries[0]], for: "cldr-de+gemoji")
    try folder.add("b.almanac-emoji.json", Data("[]".utf8))
    let entries = await cache.listEntries()
    #expect(entries.map(\.sourceIdentifier) == ["cldr-de+gemoji", "gemoji"])
    #expect(entries.map(\.emojiCount) == [1, EmojiList.entries.count])
    #expect(entries.allSatisfy { abs($0.lastUpdated.timeIntervalSinceNow) < 60 })
    let size = try Data(contentsOf: folder.url.appending(path: "gemoji.almanac-emoji.json")).count
    #expect(entries.last?.fileSize == Int64(size))
    #expect(await cache.totalSize() == entries.reduce(0) { $0 + $1.fileSize })
    #expect(await !cache.isExpired(for: "gemoji", maxAge: 3600))
    #expect(await cache.isExpired(for: "gemoji", maxAge: -1))
    try await cache.clearExpired(maxAge: 3600)
    #expect(await cache.listEntries().count == 2)
    try await cache.clearExpired(maxAge: -1)
    #expect(await cache.listEntries().isEmpty)
    #expect(cache.folder == folder.url)
  }

  @Test func removesTheOldestLists() async throws {
    let folder = try TemporaryFolder()
    let cache = DiskEmojiCache(folder: folder.url)
    for identifier in ["a", "b", "c"] { try await cache.save(EmojiList.entries, for: identifier) }
    // The dates in the files can have different numbers of digits.
    let size = await cache.totalSize() + 50
    let small = DiskEmojiCache(folder: folder.url, maximumSize: size)
    try await small.save(EmojiList.entries, for: "d")
    #expect(await cache.listEntries().map(\.sourceIdentifier) == ["b", "c", "d"])
    // The new list stays, however large it is.
    try await DiskEmojiCache(folder: folder.url, maximumSize: 0).save(EmojiList.entries, for: "b")
    #expect(await cache.listEntries().map(\.sourceIdentifier) == ["b"])
  }

  /// To decode all lists takes half a second if there are 50.
  @Test func decodesNoListToSaveAnother() async throws {
    let folder = try TemporaryFolder()
    let cache = DiskEmojiCache(folder: folder.url)
    // It would be set aside.
    try folder.add("damaged.almanac-emoji.json", Data("{".utf8))
    try await cache.save(EmojiList.entries, for: "a")
    let names = ["a.almanac-emoji.json", "damaged.almanac-emoji.json"]
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == names)
  }

  @Test func readsListsOfSwiftEmoji() async throws {
    let folder = try TemporaryFolder()
    let cache = DiskEmojiCache(folder: folder.url.appending(path: "new"), oldFolder: folder.url)
    try folder.add("cldr-ja+gemoji.json", EmojiList.json(EmojiList.entries))
    try folder.add("broken.json", Data("[{".utf8))
    let loaded = try #require(try await cache.load(for: "cldr-ja+gemoji"))
    #expect(loaded.entries.map(\.character) == EmojiList.entries.map(\.character))
    #expect(abs(loaded.lastUpdated.timeIntervalSinceNow) < 60)
    #expect(try await cache.load(for: "broken") == nil)
    #expect(try await cache.load(for: "../cldr-ja+gemoji") == nil)
    let provider = EmojiIndexProvider(source: ScriptedSource([], identifier: "cldr-ja+gemoji"), cache: cache)
    try await provider.load()
    #expect(provider.lastLoadInfo?.loadedFrom == .cache)
    #expect(provider.currentEmojis.count == EmojiList.entries.count)
    try await cache.save([EmojiList.entries[0]], for: "cldr-ja+gemoji")
    #expect(try await cache.load(for: "cldr-ja+gemoji")?.entries.count == 1)
    try await cache.clear(for: "cldr-ja+gemoji")
    #expect(try await cache.load(for: "cldr-ja+gemoji") == nil)
    try folder.add("gemoji.json", EmojiList.json(EmojiList.entries))
    try await cache.clearAll()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["broken.json", "new"])
  }

  /// Lists of SwiftEmoji and other files in a folder of the program.
  @Test func leavesOtherFilesAlone() async throws {
    let folder = try TemporaryFolder()
    let list = try EmojiList.json(EmojiList.entries)
    let others = ["settings.json", "gemoji.json", "de.emoji.json", "a.json", "a.emoji.tables", "a.emoji.damaged.json"]
    let contents = ["settings.json": Data("{}".utf8), "a.json": Data("[{".utf8)]
    for name in others { try folder.add(name, contents[name] ?? list) }
    let cache = DiskEmojiCache(folder: folder.url, maximumSize: 1)
    for identifier in ["settings", "gemoji", "de", "a"] {
      #expect(try await cache.load(for: identifier)?.entries.count == (identifier == "gemoji" ? 3 : nil))
      try await cache.save(EmojiList.entries, for: identifier)
    }
    #expect(await cache.listEntries().count == 1)
    for identifier in ["settings", "gemoji", "de", "a"] { try await cache.clear(for: identifier) }
    try await cache.save(EmojiList.entries, for: "gemoji")
    try await cache.clearExpired(maxAge: -1)
    try await cache.clearAll()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == others.sorted())
  }
}
