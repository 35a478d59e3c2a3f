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
      #expect(throws: DamagedFileError.self) { try cache.load(for: "a") }
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
    #expect(throws: CocoaError.self) { try cache.load(for: "a") }
    #expect(throws: (any Error).self) { try cache.save(EmojiList.entries, for: "a") }
  }
}
