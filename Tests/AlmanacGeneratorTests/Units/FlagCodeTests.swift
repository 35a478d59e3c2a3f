import TestSupport
import Testing

@testable import AlmanacGenerator

/// Flags without facts whose codes no country has.
@Suite struct FlagCodeTests {
  private func reported(_ flags: [String], _ files: [String: String] = [:]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    for flag in flags + ["xx"] { try folder.addFlag("Flags/\(flag).png", from: "xx") }
    let problems = Pipeline.run(Request(folder: folder.path)).diagnostics.filter { $0.rule == .flagCode }
    #expect(problems.allSatisfy { $0.severity == .warning })
    return problems.map { String($0.location.path.dropLast(4).suffix(2)) }
  }

  @Test func warnsOfMistakes() throws {
    #expect(
      try reported(["aa", "ch", "cs", "en", "ja", "qm", "uk", "zz"]) == ["aa", "cs", "en", "ja", "qm", "uk", "zz"]
    )
  }

  /// CircleFlags contains all of these.
  @Test func acceptsReservedAndFormerCodes() throws {
    let codes = [
      "ac", "an", "cp", "cq", "dg", "ea", "eu", "fx", "gb", "ic", "su", "ta", "uk", "un", "xk", "yu",
    ]
    #expect(try reported(codes).isEmpty)
  }

  @Test func acceptsWhatTheTargetLists() throws {
    let settings = { (text: String) in ["almanac.json": "{ countries: { \(text) } }"] }
    #expect(try reported(["en", "zz"], settings(#"allow: ["zz"]"#)) == ["en"])
    #expect(try reported(["en", "zz"], settings(#"exclude: ["zz"]"#)) == ["en"])
    #expect(try reported(["en", "zz"], settings(#"fallback: "zz""#)) == ["en"])
    #expect(try reported(["en", "zz"], settings(#"naming: "key""#)).isEmpty)
    let required = settings(#"required: "codes.txt""#).merging(["codes.txt": "zz\nxx\n"]) { $1 }
    #expect(try reported(["en", "zz"], required) == ["en"])
    let facts = #"[{"code": "ZZ", "name": "Utopia"}]"#
    #expect(try reported(["en", "zz"], ["countries.json": facts]).isEmpty)
  }

  /// A list of countries leaves out the flags of others, but hides no wrong name unless it is excluded.
  @Test func aListOfCountriesHidesNoWrongName() throws {
    let folder = try TemporaryFolder(["almanac.json": "{ countries: { include: ['ch'], exclude: ['map'] } }"])
    for flag in ["AUS", "ch", "de", "england", "map", "xx"] { try folder.addFlag("Flags/\(flag).png", from: "xx") }
    let problems = Pipeline.run(Request(folder: folder.path)).diagnostics
    #expect(problems.map { $0.location.path.split(separator: "/").last } == ["AUS.png", "england.png"])
    #expect(problems.allSatisfy { $0.rule == .flagName && $0.severity == .error })
  }

  /// One that Almanac ships doesn't take the name.
  @Test func aWrongNameCanBecomeThatOfAShippedFlag() throws {
    let folder = try TemporaryFolder(["almanac.json": "{ countries: { flags: ['Flags', 'world'], data: 'world' } }"])
    try folder.addFlag("Flags/deu.png", from: "xx")
    let messages = { Pipeline.run(Request(folder: folder.path)).diagnostics.map(\.message) }
    #expect(messages() == ["'deu.png' is named after an alpha-3 code; rename it to 'de.png'"])
    try folder.addFlag("Flags/de.png", from: "xx")
    #expect(messages() == ["'deu.png' is named after an alpha-3 code; remove it: 'de.png' exists"])
  }
}
