import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// The setting `shrink`, and the cache of shrunk files.
@Suite struct FlagShrinkerTests {
  private static let untouched = "{ countries: { image: { shrink: false } } }"

  /// A flag that can be much smaller.
  private static func flag(seed: Int) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    let pixels = (0..<8).map { _ in [Int](random.bytes(4).map(Int.init)) }
    return PNGFileWriter.runs(of: pixels, .rgba, depth: 8, side: 32, using: &random).png
  }

  private static func folder(_ settings: String = "{}", flags: [String: [UInt8]]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["almanac.json": settings])
    for (name, png) in flags { try folder.add("Flags/\(name).png", Data(png)) }
    return folder
  }

  private static let flags = ["ch": flag(seed: 1), "xx": flag(seed: 2)]

  private static func generated(
    _ flags: [String: [UInt8]],
    settings: String = "{}",
    cache: TemporaryFolder? = nil
  ) throws -> String {
    Generated(try folder(settings, flags: flags), cacheFolder: cache?.path).text("CountryFlags")
  }

  @Test func theTableHasTheShrunkFiles() throws {
    let small = try Self.flags.mapValues { try #require(PNGShrinker.shrunk($0)) }
    let shrunk = try Self.generated(Self.flags)
    #expect(try shrunk == Self.generated(small, settings: Self.untouched))
    #expect(try Self.generated(Self.flags, settings: Self.untouched).utf8.count > 2 * shrunk.utf8.count)
  }

  @Test func aFileWithAProblemStaysAsItIs() throws {
    let png = Self.flag(seed: 1) + [0]
    let warned = try Generated(Self.folder(flags: ["xx": png]))
    #expect(warned.problems == ["warning png-trailing 1"])
    #expect(try warned.text("CountryFlags") == Self.generated(["xx": png], settings: Self.untouched))
  }

  @Test func onlyUsedFlagsShrink() {
    let image = FlagImage(width: 32, height: 32, png: Self.flag(seed: 1))
    let shrunk = FlagShrinker.shrunk(["a": image, "b": image], used: ["b", "c"], nil)
    #expect(shrunk["a"]?.png == image.png && shrunk["b"]?.png == PNGShrinker.shrunk(image.png) && shrunk["c"] == nil)
  }

  /// They stay as they are. That loses nothing.
  @Test func theFlagsOfTheWorldAreSmallAlready() throws {
    let world = Repository.root.appending(path: "World").path(percentEncoded: false)
    let target = try TemporaryFolder(["almanac.json": "{ countries: { flags: 'world' }, relations: 'off' }"])
    let cache = try TemporaryFolder()
    for _ in 0..<2 {
      #expect(Generated(target, cacheFolder: cache.path).files["CountryFlags"] != nil)
      #expect(Cache(folder: Folder(path: cache.path)).value([String: Int].self, "Shrunk", key: "1") == nil)
    }
    for name in ["ad", "br", "us"] {
      let png = try FileContents.bytes("\(world)/Flags/circle/\(name).png", atMost: 1 << 20)
      #expect((PNGShrinker.shrunk(png) ?? png).count > png.count * 98 / 100)
    }
  }

  @Test func theCacheIsUsed() throws {
    let folder = try TemporaryFolder()
    let cache = Cache(folder: Folder(path: folder.path))
    // No bytes: the file cannot be smaller. That is wrong here, and shows that the cache was read.
    var shrunk = ShrunkFiles()
    for png in Self.flags.values { shrunk.files[Self.hash(png)] = [] }
    cache.set(shrunk.counts, payload: shrunk.payload, "Shrunk", key: "1")
    #expect(try Self.generated(Self.flags, cache: folder) == Self.generated(Self.flags, settings: Self.untouched))
  }

  @Test func aWrongFileInTheCacheDoesNoHarm() throws {
    let expected = try Self.generated(Self.flags)
    let first = try #require(Self.flags["ch"]), second = try #require(Self.flags["xx"])
    let other = try #require(PNGShrinker.shrunk(second))
    let broken = try #require(PNGShrinker.shrunk(first)).dropLast(20)
    for wrong in [other, Array(broken), [1], first] {
      let folder = try TemporaryFolder()
      let cache = Cache(folder: Folder(path: folder.path))
      var shrunk = ShrunkFiles()
      shrunk.files[Self.hash(first)] = wrong
      cache.set(shrunk.counts, payload: shrunk.payload, "Shrunk", key: "1")
      #expect(try Self.generated(Self.flags, cache: folder) == expected)
      // It was replaced.
      let known = cache.value([String: Int].self, "Shrunk", key: "1").flatMap(ShrunkFiles.init)
      #expect(known?.files[Self.hash(first)] == PNGShrinker.shrunk(first) && known?.files[Self.hash(second)] == other)
    }
  }

  @Test func filesAreJoinedAndTakenApart() {
    var shrunk = ShrunkFiles()
    #expect(ShrunkFiles(counts: shrunk.counts, payload: shrunk.payload) == shrunk)
    for (hash, count) in [("b", 3), ("a", 0), ("c", 300)] { shrunk.files[hash] = Array(repeating: 10, count: count) }
    let (counts, payload) = (shrunk.counts, shrunk.payload)
    #expect(ShrunkFiles(counts: counts, payload: payload) == shrunk)
    #expect(ShrunkFiles(counts: counts, payload: payload.dropLast()) == nil)
    #expect(ShrunkFiles(counts: counts, payload: payload + [1]) == nil)
    #expect(ShrunkFiles(counts: ["a": -1], payload: Data()) == nil)
  }

  @Test func theSettingIsChecked() throws {
    let folder = try Self.folder("{ countries: { image: { shrink: 1 } } }", flags: Self.flags)
    let diagnostics = Pipeline.check(Request(folder: folder.path)).diagnostics
    #expect(diagnostics.map(\.summary) == ["error config-type 1"])
    #expect(diagnostics.first?.message == "'shrink' must be true or false, not a number")
  }

  private static func hash(_ png: [UInt8]) -> String {
    var hash = ContentHash()
    hash.add(png)
    return hash.text
  }
}
