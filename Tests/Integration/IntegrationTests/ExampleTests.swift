import Foundation
import TestSupport
import Testing

/// The programs of Examples/Tour, compiled with what the executable generates for them.
@Suite(.runsCommands) struct ExampleTests {
  @Test(arguments: [("Airports", "6201 km from Geneva"), ("Amounts", "among three"), ("Tour", "flags, ")])
  func prints(name: String, text: String) async throws {
    let folder = try TemporaryFolder()
    let sources = Repository.root.appending(path: "Examples/Tour/Sources/\(name)")
    for file in try FileManager.default.contentsOfDirectory(atPath: sources.path(percentEncoded: false))
    where file.hasSuffix(".swift") {
      try FileManager.default.copyItem(at: sources.appending(path: file), to: folder.file(file))
    }
    let path = sources.path(percentEncoded: false)
    let libraries = name == "Amounts" ? ["Almanac", "AlmanacMoney"] : ["Almanac"]
    let options = libraries.dropFirst().flatMap { ["--library", $0] }
    let command = [AlmanacExecutable.path, "generate", path, "--output", folder.path(of: "Generated")] + options
    let generated = try CommandResult.run(command, in: folder.url)
    #expect(generated.status == 0, "\(generated.output)")
    let output = try await CompiledProgram.output(of: folder.url, libraries: libraries)
    #expect(output.contains(text), "\(output)")
  }
}
