import Foundation
import TestSupport
import Testing

/// The lists in `World`, which `Scripts/update-data` writes.
@Suite struct WorldDataTests {
  /// A folder with `cldr` and `gemoji`, and `unicode/emoji-test.txt` of the version of the lists of emoji, if they are to be
  /// checked too.
  private static let corpora = ProcessInfo.processInfo.environment["ALMANAC_CORPORA"]

  /// Whether Debian's packages are there that the script reads.
  private static let hasPackages = ["iso-codes/json", "unicode/cldr", "zoneinfo/zone.tab"].allSatisfy {
    FileManager.default.fileExists(atPath: "/usr/share/\($0)")
  }

  /// Whether the folder has the version of CLDR that the lists are made from. Another one has other names and facts.
  private static let hasVersion: Bool = {
    func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
    let given = text("\(corpora ?? "")/cldr/supplemental/territoryInfo.json").firstMatch(of: /"_cldrVersion": "(\d+)/)
    let used = text(Repository.root.appending(path: "World/sources.json").path).firstMatch(of: /"CLDR": "(\d+)"/)
    return given != nil && given?.1 == used?.1
  }()

  private func check(in folder: URL) throws -> CommandResult {
    let corpora = try #require(Self.corpora)
    let emoji = "\(corpora)/unicode/emoji-test.txt"
    return try CommandResult.run(
      [
        "Scripts/update-data", "--check", "--cldr", "\(corpora)/cldr", "--gemoji", "\(corpora)/gemoji/emoji.json",
        "--almanac", CommandTests.executable,
      ] + (FileManager.default.fileExists(atPath: emoji) ? ["--emoji-test", emoji] : ["--without-emoji"]),
      in: folder
    )
  }

  @Test(.enabled(if: hasVersion && hasPackages))
  func areWhatTheScriptWrites() throws {
    let result = try check(in: Repository.root)
    #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
  }

  /// The script finds a list that was changed by hand, and another version of a source.
  @Test(.enabled(if: hasVersion && hasPackages))
  func noticesChanges() throws {
    let folder = try TemporaryFolder()
    for name in ["Scripts", "World"] {
      let copy = folder.url.appending(path: name)
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Repository.root.appending(path: name), to: copy)
    }
    for (file, old, new) in [
      ("countries.json", "Bern", "Berne"), ("sources.json", "\"CLDR\": \"47\"", "\"CLDR\": \"46\""),
    ] {
      let url = folder.url.appending(path: "World/\(file)")
      try Data(try String(contentsOf: url, encoding: .utf8).replacing(old, with: new).utf8).write(to: url)
    }
    let result = try check(in: folder.url)
    #expect(result.status == 1)
    #expect(result.output.contains("World/sources.json:1:1: error: CLDR is 47 here, but 46 there\n"))
    #expect(result.output.contains("World/countries.json:44:1: error: differs"), "\(result.output)")
  }
}
