import AlmanacDownload
import Foundation
import TestSupport
import Testing

@testable import AlmanacFlowImage

@Suite struct FlowDiskCacheTests {
  private let folder: TemporaryFolder
  private let clock = ManualClock(Date(timeIntervalSince1970: 1_700_000_000))

  init() throws { folder = try TemporaryFolder() }

  private func cache(maximumSize: Int = 1 << 20) -> FlowDiskCache {
    FlowDiskCache(folder: folder.url, maximumSize: maximumSize) { [clock] in clock.now }
  }

  private func url(_ name: String) throws -> URL { try #require(URL(string: "https://example.com/\(name)")) }

  private func keep(_ body: String, _ name: String, in cache: FlowDiskCache, ticket: Int? = nil) async throws {
    let number = if let ticket { ticket } else { await cache.begin() }
    await cache.keep(Data(body.utf8), DownloadHeaders(), unchanged: nil, of: try url(name), ticket: number)
  }

  private func body(_ name: String, in cache: FlowDiskCache) async throws -> String? {
    await cache.copy(of: try url(name)).map { String(decoding: $0.body, as: UTF8.self) }
  }

  @Test func isThereForTheNextProgram() async throws {
    try await keep("one\ntwo\n", "a", in: cache())
    try await keep("", "b", in: cache())
    #expect(try await body("a", in: cache()) == "one\ntwo\n")
    #expect(try await body("b", in: cache()) == "")
    #expect(try await body("c", in: cache()) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    try await cache().removeAll()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  /// Cuts off the file at each length, and changes each of its bytes.
  @Test func aDamagedFileIsNone() async throws {
    let cache = cache()
    try await keep("image", "a", in: cache)
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    let file = folder.url.appendingPathComponent(name, isDirectory: false)
    let whole = try Data(contentsOf: file)
    for length in 0..<whole.count {
      try whole.prefix(length).write(to: file)
      #expect(await !cache.contains(try url("a")))
      var changed = whole
      changed[length] ^= 1
      try changed.write(to: file)
      #expect(await !cache.contains(try url("a")))
    }
    try await keep("again", "a", in: cache)
    #expect(try await body("a", in: cache) == "again")
  }

  @Test func aFileOfAnotherURLIsNone() async throws {
    let cache = cache()
    try await keep("a", "a", in: cache)
    let first = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    try await keep("b", "b", in: cache)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let second = try #require(names.first { $0 != first })
    let (from, to) = (folder.path(of: first), folder.path(of: second))
    try FileManager.default.removeItem(atPath: to)
    try FileManager.default.copyItem(atPath: from, toPath: to)
    #expect(try await body("b", in: cache) == nil)
    #expect(try await body("a", in: cache) == "a")
  }

  @Test func dropsWhatWasNotUsedForTheLongestTime() async throws {
    let cache = cache(maximumSize: 4_000)
    for name in ["a", "b", "c"] {
      try await keep(String(repeating: name, count: 1_000), name, in: cache)
      clock.advance(by: 1)
    }
    _ = try await body("a", in: cache)
    clock.advance(by: 1)
    try await keep(String(repeating: "d", count: 1_000), "d", in: cache)
    #expect(try await body("b", in: cache) == nil)
    for name in ["a", "c", "d"] { #expect(try await body(name, in: cache)?.count == 1_000) }
    try await keep(String(repeating: "a", count: 3_990), "a", in: cache)
    #expect(try await body("a", in: cache) == nil)
    #expect(try await body("c", in: cache) != nil)
  }

  @Test func isNeverLargerThanItsLimit() async throws {
    var generator = SeededGenerator(seed: 3)
    let cache = cache(maximumSize: 5_000)
    for step in 0..<rounds(2_000) {
      clock.advance(by: 1)
      let (name, length) = ("\(step % 11)", Int.random(in: 0..<3_000, using: &generator))
      try await keep(String(repeating: "x", count: length), name, in: cache)
      #expect(try await body(name, in: cache)?.utf8.count == length)
      #expect(await cache.totalSize <= 5_000)
    }
  }

  /// A write takes as long as it takes to look at the files of the folder.
  @Test func looksAtTheFilesOnlyNowAndThen() async throws {
    for number in 0..<100 { try await keep("x", "\(number)", in: cache()) }
    let looks = Locked(0)
    let cache = FlowDiskCache(folder: folder.url, maximumSize: 1 << 20) { folder in
      looks.withLock { $0 += 1 }
      return FlowDiskCache.files(in: folder)
    } now: { [clock] in
      clock.now
    }
    for number in 50..<150 {
      try await keep("y", "\(number)", in: cache)
      #expect(try await body("\(number)", in: cache) == "y")
    }
    #expect(looks.withLock { $0 } == 1)
  }

  @Test func countsWhatOthersWriteAndRemove() async throws {
    let (one, two) = (cache(maximumSize: 5_000), cache(maximumSize: 5_000))
    for step in 0..<60 {
      clock.advance(by: 1)
      try await keep(String(repeating: "x", count: 700), "\(step)", in: step.isMultiple(of: 3) ? one : two)
      #expect(await one.totalSize <= 5_000)
    }
    // Others also remove files, so nothing must go.
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names.dropLast() {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name, isDirectory: false))
    }
    clock.advance(by: 1)
    try await keep(String(repeating: "x", count: 700), "new", in: one)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    try FileManager.default.removeItem(at: folder.url)
    try await keep("again", "new", in: one)
    #expect(try await body("new", in: two) == "again")
  }

  /// A change by others can leave the date of the folder as it was.
  @Test func findsAGrownFileInTheEnd() async throws {
    let cache = cache(maximumSize: 5_000)
    for name in ["a", "b", "c"] {
      try await keep(name, name, in: cache)
      clock.advance(by: 1)
    }
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    let handle = try FileHandle(forWritingTo: folder.url.appendingPathComponent(name, isDirectory: false))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(count: 10_000))
    try handle.close()
    for _ in 0..<8 { try await keep("b", "b", in: cache) }
    #expect(await cache.totalSize <= 5_000)
  }

  @Test func theNewestAnswerStays() async throws {
    let cache = cache()
    let (old, new) = await (cache.begin(), cache.begin())
    try await keep("new", "a", in: cache, ticket: new)
    try await keep("old", "a", in: cache, ticket: old)
    await cache.discard(try url("a"), ticket: old)
    #expect(try await body("a", in: cache) == "new")
    try await keep("old", "b", in: cache, ticket: old)
    #expect(try await body("b", in: cache) == "old")
    await cache.discard(try url("a"), ticket: await cache.begin())
    #expect(try await body("a", in: cache) == nil)
  }

  @Test func aDiskThatCannotBeWrittenKeepsNothing() async throws {
    try folder.add("file", Data())
    let place = folder.url.appendingPathComponent("file", isDirectory: false)
    let cache = FlowDiskCache(folder: place.appendingPathComponent("cache", isDirectory: true))
    try await keep("a", "a", in: cache)
    #expect(try await body("a", in: cache) == nil)
    #expect(await cache.totalSize == 0)
  }
}
