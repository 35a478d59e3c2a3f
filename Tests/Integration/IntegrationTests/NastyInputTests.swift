import Foundation
import TestSupport
import Testing

/// What `almanac generate` does with each nasty input: its status, all that it prints, and what it writes.
@Suite(.runsCommands) struct NastyInputTests {
  @Test func matchesTheTable() throws {
    let table = try NastyInput.all.map(Self.section).joined(separator: "\n")
    let file = Repository.root.appending(path: "Tests/Goldens/NastyInputs.txt")
    #expect(try Repository.matches(table, reference: file))
  }

  /// Runs the tool where an older run has written a file.
  private static func section(_ input: NastyInput) throws -> String {
    let folder = try TemporaryFolder()
    try input.write(to: folder.file("Target"))
    let old = Data("// old\n".utf8)
    try folder.add("Output/AlmanacCountry.swift", old)
    let result = try almanac("generate", "Target", "--output", "Output", in: folder.url)
    #expect(!result.hasCrashed && result.status <= 1, "\(input.name): \(result.output)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "Output"))
    let isKept = try names.count == 1 && Data(contentsOf: folder.file("Output/AlmanacCountry.swift")) == old
    // Nothing is written if anything is wrong, and everything otherwise.
    #expect(isKept == (result.status == 1), "\(input.name)")
    let written = isKept ? "nothing" : "\(names.count) files"
    let output = result.output.replacing(folder.path + "/", with: "")
    return "# \(input.name)\nstatus \(result.status), wrote \(written)\n\(output)"
  }
}
