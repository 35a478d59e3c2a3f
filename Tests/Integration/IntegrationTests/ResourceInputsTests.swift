import Foundation
import TestSupport
import Testing

/// The plugin and the tool read almanac.json with different code. Whatever the tool reads is an input of the build.
@Suite(.runsCommands) struct ResourceInputsTests {
  /// Ways to write the settings `{ countries: { flags: "a b/😀" }, currencies: { data: ["it's.json"] } }`.
  @Test(arguments: [
    #"{ countries: { flags: "a b/😀" }, currencies: { data: ["it's.json"] } }"#,
    #"{ countries: { flags: 'a b/😀' }, currencies: { data: ['it\'s.json'] } }"#,
    #"{ "countries": { "flags": "a b\/\uD83D\uDE00" }, "currencies": { "data": ["it\u0027s.json"] } }"#,
    #"{ \u0063ountries: { fl\u0061gs: "\x61 b/😀" }, currencies: { data: ["it\x27s.json"] } }"#,
    "\u{FEFF}{\u{A0}countries: { flags: \"a b/😀\" },\u{2028}currencies: { data: \"it's.json\" },\u{FEFF}}",
    "{\r\n// don't \"\r\ncountries: { flags: \"a \\\r\nb/😀\" }, /* ' */ currencies: { data: [\"it's\\\n.json\"] } }",
    "{countries:{flags:'a b/😀'},currencies:{data:[\"it's.json\",],},}",
    "{ countries: { flags: \"./a b/../a b/😀\" }, currencies: { data: [\"./it's.json\"] } }",
  ])
  func haveWhatTheToolReads(settings: String) throws {
    let folder = try TemporaryFolder()
    try folder.add("almanac.json", Data(settings.utf8))
    try folder.addFlag("a b/😀/xx.png")
    try folder.add("it's.json", Data(#"[{"code": "EUR", "name": "Euro"}]"#.utf8))
    let result = try CommandResult.run([AlmanacExecutable.path, "validate"], in: folder.url)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output == "checked .: 3 files, 0 countries, 1 currency, no problems\n")
    try folder.add("World/countries.de.json", Data("[]".utf8))
    try folder.addFlag("World/Flags/circle/ch.png")
    let inputs = ResourceInputs(folder: folder.url, shipped: [folder.url.appending(path: "World")])
    let files = Set(inputs.files.map { $0.resolvingSymlinksInPath().path(percentEncoded: false) })
    for name in ["almanac.json", "a b/😀/xx.png", "it's.json", "World/countries.de.json", "World/Flags/circle/ch.png"] {
      #expect(files.contains(folder.path(of: name)), "\(name)")
    }
  }

  /// The number of paths through these links is larger than any number of files.
  @Test func linksDoNotLeadInCircles() throws {
    let folder = try TemporaryFolder()
    for name in ["Flags/a/xx.png", "Flags/b/ch.png"] { try folder.addFlag(name) }
    for index in 0..<20 { try #require(symlink(index % 2 == 0 ? "." : "..", folder.path(of: "Flags/a/\(index)")) == 0) }
    let inputs = ResourceInputs(folder: folder.url, shipped: [folder.url.appending(path: "World")])
    #expect(Set(inputs.files.map(\.lastPathComponent)) == ["xx.png", "ch.png"])
  }

  /// A pipe never ends, and neither does a device. The tool says what is wrong.
  @Test func whatIsNoFileIsNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.addFlag("Flags/xx.png")
    for name in ["Flags/ch.png", "almanac.json", "emoji.json"] {
      try #require(mkfifo(folder.path(of: name), 0o600) == 0)
    }
    try #require(symlink("/dev/zero", folder.path(of: "countries.json")) == 0)
    let inputs = { ResourceInputs(folder: folder.url, shipped: [folder.url.appending(path: "World")]).files }
    #expect(inputs().map(\.lastPathComponent) == ["xx.png"])
    try FileManager.default.removeItem(atPath: folder.path(of: "almanac.json"))
    try #require(symlink("/dev/zero", folder.path(of: "almanac.json")) == 0)
    #expect(inputs().map(\.lastPathComponent) == ["xx.png"])
  }

  /// Several processes use one cache and one output, and the cache is damaged.
  @Test func severalProcessesDoNotDisturbEachOther() async throws {
    let folder = try TemporaryFolder()
    let arguments = [
      AlmanacExecutable.path, "plugin", Repository.tour.path(percentEncoded: false), folder.path(of: "Out"),
      folder.path(of: "Cache"),
      Repository.root.path,
    ]
    #expect(try CommandResult.run(arguments, in: folder.url).status == 0)
    let out = folder.url.appending(path: "Out")
    let before = try Repository.folders(in: out).map { try Data(contentsOf: out.appending(path: $0)) }
    for name in Repository.folders(in: folder.url.appending(path: "Cache")) {
      try folder.add("Cache/\(name)", Data("damaged\nfile".utf8))
    }
    try FileManager.default.removeItem(at: out)
    let outputs = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<6 { group.addTask { try CommandResult.run(arguments, in: folder.url).output } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outputs == Array(repeating: "", count: 6))
    #expect(try Repository.folders(in: out).map { try Data(contentsOf: out.appending(path: $0)) } == before)
  }
}
