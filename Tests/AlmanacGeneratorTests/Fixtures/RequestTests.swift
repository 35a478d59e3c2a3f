import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// The options of the caller override the configuration.
@Suite struct RequestTests {
  private func diagnostics(_ folder: TemporaryFolder, _ change: (inout Request) -> Void) -> [Diagnostic] {
    var request = Request(folder: folder.path)
    change(&request)
    return Pipeline.run(request).diagnostics
  }

  private func folder(_ names: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names { try folder.addFlag("Flags/\(name).png") }
    return folder
  }

  @Test func flagsFolder() throws {
    let folder = try TemporaryFolder()
    try folder.addFlag("Elsewhere/xx.png")
    #expect(Pipeline.check(Request(folder: folder.path)).summary.contains("the world that Almanac ships"))
    #expect(diagnostics(folder) { $0.flags = folder.path + "/Elsewhere" }.isEmpty)
    let missing = diagnostics(folder) { $0.flags = folder.path + "/Nowhere" }
    #expect(missing.map(\.rule) == [.configPath])
    #expect(missing.first?.location.path.hasSuffix("/Nowhere") == true)
  }

  @Test func naming() throws {
    let folder = try folder(["xx", "gb-eng"])
    #expect(diagnostics(folder) { _ in }.map(\.rule) == [.flagName])
    #expect(diagnostics(folder) { $0.naming = .key }.isEmpty)
  }

  @Test func fallback() throws {
    let folder = try folder(["unknown", "us"])
    #expect(diagnostics(folder) { _ in }.map(\.rule) == [.flagFallback, .flagName])
    #expect(diagnostics(folder) { $0.fallback = "unknown" }.isEmpty)
  }

  @Test func allow() throws {
    let folder = try folder(["xx", "gb-eng"])
    #expect(diagnostics(folder) { $0.allow = ["gb-eng"] }.isEmpty)
  }

  @Test func required() throws {
    let folder = try folder(["xx", "us", "un"])
    try folder.add("codes.txt", Data("us\nfr\n".utf8))
    let list = folder.path + "/codes.txt"
    #expect(diagnostics(folder) { $0.required = list }.map(\.rule) == [.flagUnlisted, .flagRequired])
    let allowed = diagnostics(folder) {
      $0.required = list
      $0.allow = ["un"]
    }
    #expect(allowed.map(\.rule) == [.flagRequired])
    #expect(diagnostics(folder) { $0.required = folder.path + "/none.txt" }.map(\.rule) == [.configPath])
  }

  /// The fallback is always included. Excluded countries are missing.
  @Test func includeNeedNotListTheFallback() throws {
    let folder = try folder(["xx", "us", "de"])
    try folder.add("almanac.json", Data("{ countries: { include: ['us'] } }".utf8))
    let generated = Generated(folder)
    #expect(generated.problems == [] && generated.cases("Country") == ["us", "xx"])
    try folder.add("almanac.json", Data("{ countries: { include: ['us'], exclude: ['xx'] } }".utf8))
    #expect(Generated(folder).diagnostics.map(\.rule) == [.flagFallback])
  }

  @Test func excludedFilesAreNotLookedAt() throws {
    let folder = try folder(["xx", "us"])
    try folder.add("Flags/Broken One.png", Data())
    #expect(diagnostics(folder) { _ in }.map(\.rule) == [.flagName, .pngEmpty])
    try folder.add("almanac.json", Data("{ countries: { exclude: ['Broken One'] } }".utf8))
    #expect(diagnostics(folder) { _ in }.isEmpty)
  }
}
