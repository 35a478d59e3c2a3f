import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// The cache changes nothing but the duration of a run.
@Suite struct CacheTests {
  private let folder: TemporaryFolder
  private let cache: TemporaryFolder
  private let long = Date(timeIntervalSince1970: 1_000_000_000)

  init() throws {
    cache = try TemporaryFolder()
    folder = try TemporaryFolder([
      "countries.json":
        #"[{"code": "CH", "name": "Switzerland", "currencies": ["CHE"]}, {"code": "DE", "name": "Germany"}]"#,
      "currencies.json": #"[{"code": "CHF", "name": "Franc"}]"#,
      "almanac.json": "{ countries: { allow: ['xx'] } }",
    ])
    for name in ["ch", "de", "xx"] { try folder.addFlag("Flags/\(name).png", from: name == "xx" ? "xx" : "fr") }
    // A flag that can shrink. The others cannot.
    var generator = SeededGenerator(seed: 1)
    let large = PNGFileWriter.runs(of: [[1, 2, 3], [250, 4, 9]], .rgb, depth: 8, side: 32, using: &generator)
    try folder.add("Flags/de.png", Data(large.png))
  }

  private func run() -> Generated { Generated(folder, cacheFolder: cache.path) }

  /// The result of a run without a cache.
  private var fresh: Generated { Generated(folder) }

  /// The files of the cache.
  private func names() throws -> [String] { try Folder.names(in: cache.path) }

  private func makeOld(_ name: String) throws {
    try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: cache.path(of: name))
  }

  private func isOld(_ name: String) throws -> Bool {
    try FileManager.default.attributesOfItem(atPath: cache.path(of: name))[.modificationDate] as? Date == long
  }

  /// Expects the same result as without a cache.
  private func expectTheSame(_ generated: Generated, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let fresh = fresh
    #expect(generated.files == fresh.files, sourceLocation: sourceLocation)
    #expect(generated.diagnostics == fresh.diagnostics, sourceLocation: sourceLocation)
  }

  /// Another option is another key. A property that is added fails this test, so that nobody forgets it.
  @Test func everyOptionIsInTheKeys() {
    let changes: [(inout Request) -> Void] = [
      { _ in }, { $0.folder = "b" }, { $0.almanac = AlmanacFolder(path: "b") }, { $0.flags = "" }, { $0.naming = .key },
      { $0.fallback = "" }, { $0.allow = [""] }, { $0.allow = ["", ""] }, { $0.required = "" },
      { $0.libraries = [.money] }, { $0.followsLinks = true }, { $0.isStrict = true },
      { $0.asOf = CalendarDate("2026-01-31") },
    ]
    let keys = changes.map { change in
      var request = Request(folder: "a", almanac: AlmanacFolder(path: "a"))
      change(&request)
      var hash = ContentHash()
      request.addOptions(to: &hash)
      return hash.text
    }
    #expect(Set(keys).count == changes.count)
    #expect(Mirror(reflecting: Request(folder: "a")).children.count == 11)
    let limits: [(inout ImageSettings) -> Void] = [
      { _ in }, { $0.square = false }, { $0.minSize = 1 }, { $0.maxSize = 1 }, { $0.maxBytes = 1 },
    ]
    let limitKeys = limits.map { change in
      var settings = ImageSettings()
      change(&settings)
      return settings.cacheKey
    }
    // `shrink` changes none of the files that are valid.
    #expect(Set(limitKeys).count == limits.count && Mirror(reflecting: ImageSettings()).children.count == limits.count)
  }

  @Test func theSecondRunGivesTheSame() throws {
    expectTheSame(run())
    #expect(try names() == ["Flags", "Sections", "Shrunk"])
    try names().forEach(makeOld)
    let second = run()
    expectTheSame(second)
    // The warning is still reported.
    #expect(second.diagnostics.map(\.rule) == [.relationCurrency])
    #expect(try names().allSatisfy(isOld))
    // The files are still inputs, and the cache is none.
    let request = Request(folder: folder.path)
    let inputs = Pipeline.run(request).inputs
    #expect(inputs.count > 3 && Pipeline.run(request, cacheFolder: cache.path).inputs == inputs)
  }

  /// Flags that the target doesn't use are looked at, too.
  @Test func noticesThatAnUnusedFlagIsGone() throws {
    try folder.addFlag("Flags/fr.png", from: "fr")
    try folder.add("almanac.json", Data("{ countries: { exclude: ['fr'] } }".utf8))
    let first = run()
    expectTheSame(first)
    try FileManager.default.removeItem(atPath: folder.path(of: "Flags/fr.png"))
    let second = run()
    expectTheSame(second)
    #expect([first, second].map { $0.diagnostics.contains { $0.rule == .flagUnknown } } == [false, true])
  }

  @Test(arguments: ["", "garbage", "Almanac 1 2 3\n{}", "Almanac\n"])
  func damagedFilesAreWrittenAnew(text: String) throws {
    _ = run()
    for name in try names() { try cache.add(name, Data(text.utf8)) }
    expectTheSame(run())
    try names().forEach(makeOld)
    expectTheSame(run())
    #expect(try names().allSatisfy(isOld))
  }

  @Test func flippedBytesAreNoticed() throws {
    _ = run()
    var random = SeededGenerator(seed: 3)
    for name in try names() {
      let sound = [UInt8](try Data(contentsOf: cache.url.appending(path: name)))
      for _ in 0..<10 {
        var bytes = sound
        bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        try cache.add(name, Data(bytes))
        expectTheSame(run())
      }
      try cache.add(name, Data(sound.prefix(sound.count / 2)))
      expectTheSame(run())
    }
  }

  /// SwiftPM links the same tool again whenever a flag is added. A file has the date and the hash of the tool.
  @Test func onlyAnotherToolEmptiesTheCache() {
    let folder = Folder(path: cache.path)
    Cache(folder: folder, program: Cache.Program(date: "1") { "a" }).set(7, payload: Data([8]), "Value", key: "a b")
    for (date, hash, isKnown) in [("1", "a", true), ("2", "a", true), ("1", "b", true), ("2", "b", false)] {
      let values = Cache(folder: folder, program: Cache.Program(date: date) { hash })
      let known = values.value(Int.self, "Value", key: "a b")
      #expect(known?.value == (isKnown ? 7 : nil) && known?.payload == (isKnown ? Data([8]) : nil))
      #expect(values.value(Int.self, "Value", key: "a") == nil)
      #expect(values.value(String.self, "Value", key: "a b") == nil)
    }
  }

  @Test func theCacheOfAnotherTargetIsIgnored() throws {
    let other = try TemporaryFolder(["currencies.json": #"[{"code": "EUR", "name": "Euro"}]"#])
    try other.addFlag("Flags/xx.png")
    _ = Generated(other, cacheFolder: cache.path)
    expectTheSame(run())
    expectTheSame(run())
  }

  @Test func aFolderThatCannotBeWrittenDoesNotHurt() throws {
    let path = try folder.write("file", [])
    expectTheSame(Generated(folder, cacheFolder: path + "/cache"))
    for name in ["Sections", "Flags", "Shrunk"] {
      try FileManager.default.createDirectory(
        atPath: cache.path(of: name),
        withIntermediateDirectories: false
      )
    }
    expectTheSame(run())
  }

  @Test func aChangedFlagChangesOnlyTheTableOfFlags() throws {
    let before = run().files
    try folder.addFlag("Flags/ch.png", from: "de")
    let after = run()
    expectTheSame(after)
    let changed = before.keys.filter { before[$0] != after.files[$0] }
    #expect(changed == ["CountryFlags"] && after.files.count == before.count)
  }

  @Test func aBrokenFlagIsNoticed() throws {
    _ = run()
    try folder.add("Flags/ch.png", Data("no image".utf8))
    let broken = run()
    expectTheSame(broken)
    #expect(broken.diagnostics.map(\.rule).contains(.pngSignature) && broken.files.isEmpty)
    try folder.addFlag("Flags/ch.png", from: "us")
    expectTheSame(run())
  }

  @Test(arguments: [
    ("currencies.json", #"[{"code": "CHF", "name": "Swiss Franc"}]"#),
    ("countries.json", #"[{"code": "DE", "name": "Land"}]"#),
    ("currencies.json", "["), ("almanac.json", "{ access: 'public', countries: { allow: ['xx'] } }"),
    ("almanac.json", "{ relations: 'off' }"),
    ("almanac.json", "{ countries: { allow: ['xx'], image: { minSize: 65 } } }"),
    ("languages.json", #"[{"code": "de", "name": "German"}]"#), ("emoji.json", "[]"), ("Flags/notes.txt", "unused"),
  ])
  func aChangedFileIsNoticed(name: String, text: String) throws {
    let before = run()
    try folder.add(name, Data(text.utf8))
    let after = run()
    expectTheSame(after)
    #expect(after.files != before.files || after.diagnostics != before.diagnostics)
    expectTheSame(run())
  }

  /// A run with hidden problems is not cached.
  @Test func moreWarningsThanAreShownStay() throws {
    let locales = (0..<60).map {
      "{\"identifier\": \"q\(["a", "b", "c"][$0 / 20])\(Character(Unicode.Scalar(97 + UInt8($0 % 20))))\"}"
    }
    try folder.add("locales.json", Data("[\(locales.joined(separator: ",\n"))]".utf8))
    let diagnostics = run().diagnostics
    #expect(diagnostics.count == 1 + 50 + 1 && diagnostics.last?.rule == .problemLimit)
    expectTheSame(run())
  }

  @Test func aChangedTemplateIsNoticed() throws {
    let settings = "{ templates: 'Mine', countries: { allow: ['xx'] } }"
    try folder.add("almanac.json", Data(settings.utf8))
    try folder.add("Mine/Currency.mustache", Data("{{#entries}}\ncase {{declaration}}\n{{/entries}}\n// 1".utf8))
    #expect(run().text("Currency").hasSuffix("// 1"))
    try folder.add("Mine/Currency.mustache", Data("{{#entries}}\ncase {{declaration}}\n{{/entries}}\n// 2".utf8))
    #expect(run().text("Currency").hasSuffix("// 2"))
    expectTheSame(run())
  }

  /// The name of the flag is the same, but it refers to another file.
  @Test func aChangedAssetCatalogIsNoticed() throws {
    let set = "Assets.xcassets/xx.imageset"
    try folder.add(
      "almanac.json",
      Data("{ ignore: 'Flags', countries: { flags: 'Assets.xcassets' }, relations: 'off' }".utf8)
    )
    for scale in [1, 2] {
      try folder.addFlag("\(set)/\(scale).png", from: scale == 1 ? "fr" : "de")
      try folder.add("\(set)/Contents.json", Data(#"{"images": [{"filename": "\#(scale).png"}]}"#.utf8))
      let generated = run()
      #expect(generated.problems == [])
      expectTheSame(generated)
    }
  }

  @Test func flagsThatComeAndGoAreNoticed() throws {
    _ = run()
    try folder.addFlag("Flags/fr.png")
    #expect(run().cases("Country") == ["ch", "de", "fr", "xx"])
    expectTheSame(run())
    try FileManager.default.removeItem(atPath: folder.path(of: "Flags/de.png"))
    #expect(run().cases("Country") == ["ch", "de", "fr", "xx"])
    expectTheSame(run())
    try FileManager.default.removeItem(atPath: folder.path(of: "Flags"))
    expectTheSame(run())
  }
}
