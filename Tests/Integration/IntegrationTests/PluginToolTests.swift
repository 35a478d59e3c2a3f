import Foundation
import TestSupport
import Testing

/// What the build plugin runs, without a build.
@Suite(.runsCommands) struct PluginToolTests {
  /// The folder of a target can lose its resources without anybody noticing.
  @Test func aFolderThatBecomesTheWorldIsReported() throws {
    let folder = try TemporaryFolder()
    try folder.add("Target/currencies.json", Data(#"[{"code": "CHF", "name": "Franc"}]"#.utf8))
    let run = {
      let paths = ["Target/", "Out", "Cache/LastRun"].map { folder.path(of: $0) }
      return try CommandResult.run([AlmanacExecutable.path, "plugin"] + paths + [Repository.root.path], in: folder.url)
    }
    #expect(try run().output == "")
    try FileManager.default.removeItem(atPath: folder.path(of: "Target/currencies.json"))
    try folder.add("Target/almanac.json", Data("{ lang: 'de' }".utf8))
    let broken = try run()
    #expect(broken.status == 1 && !broken.output.contains("no longer contains"), "\(broken.output)")
    try FileManager.default.removeItem(atPath: folder.path(of: "Target/almanac.json"))
    let result = try run()
    let start = "\(folder.path(of: "Target")):1:1: warning: the target no longer contains resources"
    #expect(result.status == 0 && result.output.hasPrefix(start), "\(result.output)")
    #expect(try run().output == "")
  }

  /// Several processes use one cache and one output, and the cache is damaged.
  @Test func severalProcessesDoNotDisturbEachOther() async throws {
    let folder = try TemporaryFolder()
    let arguments = [
      AlmanacExecutable.path, "plugin", Repository.tour.path(percentEncoded: false), folder.path(of: "Out"),
      folder.path(of: "Cache/LastRun"),
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
