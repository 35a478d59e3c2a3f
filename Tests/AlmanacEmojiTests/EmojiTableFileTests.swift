import AlmanacEmoji
import Foundation
import TestSupport
import Testing

/// The tables that a cache keeps beside a list.
@Suite struct EmojiTableFileTests {
  private let folder: TemporaryFolder
  private let cache: DiskEmojiCache
  private let tables: URL

  init() async throws {
    folder = try TemporaryFolder()
    cache = DiskEmojiCache(folder: folder.url)
    tables = folder.url.appending(path: "a.almanac-emoji.tables")
    try await cache.saveIndex(EmojiIndex(EmojiList.entries, language: "en"), for: "a")
  }

  private func names(_ language: String? = "en") async throws -> [String]? {
    try await cache.loadIndex(for: "a", language: language)?.index.all.map(\.name)
  }

  @Test func areReadWithoutTheList() async throws {
    let list = folder.url.appending(path: "a.almanac-emoji.json")
    let size = try Data(contentsOf: list).count
    let setDate = {
      let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: list.path(percentEncoded: false))
    }
    try setDate()
    let loaded = try #require(try await cache.loadIndex(for: "a", language: "en"))
    #expect(loaded.lastUpdated == (try await cache.load(for: "a")?.lastUpdated))
    // A file of the same size and date, which nobody reads.
    try Data(repeating: 0x20, count: size).write(to: list)
    try setDate()
    #expect(try await names() == EmojiList.entries.map(\.name))
    #expect(await cache.listEntries().map(\.emojiCount) == [EmojiList.entries.count])
  }

  @Test func areMadeAgain() async throws {
    let expected = EmojiList.entries.map(\.name)
    let bytes = try Data(contentsOf: tables)
    for damaged in [Data(), Data("{}\n".utf8), bytes.dropLast(), bytes + [0], Data("\n".utf8), Data(bytes.prefix(100))]
    {
      try damaged.write(to: tables)
      #expect(try await names() == expected)
      #expect(try Data(contentsOf: tables) == bytes)
    }
    try FileManager.default.removeItem(at: tables)
    #expect(try await names() == expected)
    #expect(try Data(contentsOf: tables) == bytes)
    #expect(try await cache.loadIndex(for: "a", language: nil)?.index.languages == [""])
    #expect(try await cache.loadIndex(for: "a", language: "en")?.index.languages == ["en"])
    try await cache.save([EmojiList.entries[0]], for: "a")
    #expect(try await names() == ["grinning face"])
  }

  /// Any changed byte is found, in the header or in the tables.
  @Test(arguments: 0..<rounds(40)) func areCheckedByteByByte(round: Int) async throws {
    var generator = SeededGenerator(seed: UInt64(round))
    let bytes = try Data(contentsOf: tables)
    for _ in 0..<10 {
      var damaged = bytes
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      damaged[index] ^= UInt8.random(in: 1...255, using: &generator)
      try damaged.write(to: tables)
      #expect(try await names() == EmojiList.entries.map(\.name), "byte \(index)")
    }
  }

  @Test func goWithTheList() async throws {
    try await cache.clear(for: "a")
    #expect(!FileManager.default.fileExists(atPath: tables.path(percentEncoded: false)))
    #expect(try await names() == nil)
    try await cache.saveIndex(EmojiIndex(EmojiList.entries), for: "a")
    try FileManager.default.removeItem(at: folder.url.appending(path: "a.almanac-emoji.json"))
    #expect(try await names(nil) == nil)
    try await cache.clearAll()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
