import Foundation
import TestSupport
import Testing

@Suite(.runsCommands) struct CommandResultTests {
  @Test func nothingOfACommandThatFailedStays() async throws {
    let folder = FileManager.default.temporaryDirectory
    let result = try CommandResult.run(["sh", "-c", "sleep 600 & echo $!; exit 3"], in: folder)
    #expect(result.status == 3)
    let left = try #require(Int32(result.output.trimmingCharacters(in: .whitespacesAndNewlines)))
    var isLeft = true
    for _ in 0..<500 where isLeft {
      // A process that has ended keeps its number until another one asks for its status.
      let state = try CommandResult.run(["ps", "-o", "stat=", "-p", "\(left)"], in: folder)
      isLeft = !state.output.isEmpty && !state.output.hasPrefix("Z")
      if isLeft { try await Task.sleep(for: .milliseconds(10)) }
    }
    #expect(!isLeft)
  }
}
