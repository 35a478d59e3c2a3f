import Foundation
import TestSupport
import Testing

/// The lists in `World`, which `Scripts/update-data` writes.
@Suite(.runsCommands) struct WorldDataTests {
  /// A folder with `cldr`, `gemoji`, `iso-codes` and `tzdata`, and `unicode/emoji-test.txt` of the version of the lists
  /// of emoji, if they are to be checked too.
  private static let corpora = ProcessInfo.processInfo.environment["ALMANAC_CORPORA"]

  /// Whether Debian's package is there that the script reads.
  private static let hasPackage = FileManager.default.fileExists(atPath: "/usr/share/unicode/cldr")

  /// Whether the folder has the version of CLDR that the lists are made from. Another one has other names and facts.
  private static let hasVersion: Bool = {
    func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
    let given = text("\(corpora ?? "")/cldr/supplemental/territoryInfo.json").firstMatch(of: /"_cldrVersion": "(\d+)/)
    let used = text(Repository.root.appending(path: "World/sources.json").path).firstMatch(of: /"CLDR": "(\d+)"/)
    return given != nil && given?.1 == used?.1
  }()

  private func update(_ option: String, in folder: URL) throws -> CommandResult {
    let corpora = try #require(Self.corpora)
    let emoji = "\(corpora)/unicode/emoji-test.txt"
    return try CommandResult.run(
      [
        "Scripts/update-data", option, "--cldr", "\(corpora)/cldr", "--gemoji", "\(corpora)/gemoji/emoji.json",
        "--iso-codes", "\(corpora)/iso-codes", "--zoneinfo", "\(corpora)/tzdata", "--almanac", AlmanacExecutable.path,
      ] + (FileManager.default.fileExists(atPath: emoji) ? ["--emoji-test", emoji] : ["--without-emoji"]),
      in: folder
    )
  }

  @Test(.enabled(if: hasVersion && hasPackage))
  func areWhatTheScriptWrites() throws {
    let result = try update("--check", in: Repository.root)
    #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
  }

  /// The script finds a list that was changed by hand, and another version of a source.
  @Test(.enabled(if: hasVersion && hasPackage))
  func noticesChanges() throws {
    let folder = try TemporaryFolder()
    for name in ["Scripts", "World", "Sources/Generator/AlmanacGenerator/Sections/Currencies"] {
      let copy = folder.url.appending(path: name)
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Repository.root.appending(path: name), to: copy)
    }
    for (file, old, new) in [
      ("countries.json", "Bern", "Berne"), ("sources.json", "\"CLDR\": \"48\"", "\"CLDR\": \"46\""),
    ] {
      let url = folder.url.appending(path: "World/\(file)")
      try Data(try String(contentsOf: url, encoding: .utf8).replacing(old, with: new).utf8).write(to: url)
    }
    let result = try update("--check", in: folder.url)
    #expect(result.status == 1)
    #expect(result.output.contains("World/sources.json:1:1: error: CLDR is 48 here, but 46 there\n"))
    #expect(result.output.contains("World/countries.json:44:1: error: differs"), "\(result.output)")
  }

  /// What changed since a revision, in the words of a changelog.
  @Test func saysWhatChanged() throws {
    let folder = try TemporaryFolder()
    let script = """
      import sys; sys.path.insert(0, "Scripts"); sys.dont_write_bytecode = True
      from world import changes
      print("\\n".join(changes.describe("HEAD")))
      """
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Scripts"),
      to: folder.url.appending(path: "Scripts")
    )
    func write(_ list: String) throws {
      for kind in ["countries", "currencies", "languages", "locales", "emoji"] {
        try folder.add("World/\(kind).json", Data((kind == "currencies" ? list : "[]").utf8))
      }
      try folder.add("World/currencies.de.json", Data("[]".utf8))
    }
    try write(#"[{"code": "AAA", "name": "A"}, {"code": "BBB", "name": "B", "minorUnits": 0, "tags": ["x", "y"]}]"#)
    let author = ["-c", "user.name=a", "-c", "user.email=a@b"]
    for arguments in [["init", "-q"], ["add", "."], author + ["commit", "-qm", "a"]] {
      #expect(try CommandResult.run(["git"] + arguments, in: folder.url).status == 0)
    }
    try write(
      #"""
      [{"code": "BBB", "name": "B", "minorUnits": 12345, "digits": 2, "tags": ["y", "x"]},
       {"code": "CCC", "name": "C"}]
      """#
    )
    try folder.add("World/currencies.de.json", Data(#"[{"code": "CCC", "name": "Ce"}]"#.utf8))
    let outdated = """
      {"capital": {"KZ": {"Almaty": {"now": ["Astana"], "since": "1997-12-10"}}}, "currencies": {"AAA": {"now": ["CCC"]}},
       "emoji": {"13.0": ["🥲"]}}
      """
    try folder.add("World/outdated.json", Data(outdated.utf8))
    let result = try CommandResult.run(["python3", "-c", script], in: folder.url)
    #expect(
      result.output == """
        Currencies:

        - Added `CCC` (C).
        - Removed `AAA` (A).
        - Changed `minorUnits` of 1: `BBB` 0 → 12,345.
        - Changed `tags` of 1: `BBB` in another order, y first.
        - Added `digits` of 1: `BBB` 2.
        - Added the names in de of `CCC` (Ce).

        What has aged:

        - Added `AAA` → CCC; `KZ` `capital` `Almaty` → Astana since 1997-12-10.


        """
    )
  }
}
