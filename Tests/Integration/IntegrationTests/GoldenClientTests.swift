import Foundation
import TestSupport
import Testing

/// The expected Swift of `Fixtures/Settings`, compiled under many settings, says what it should.
@Suite(.runsCommands) struct GoldenClientTests {
  @Test func printsTheValues() throws {
    let client = CompiledProgram.products.appending(path: "Client").path(percentEncoded: false)
    let result = try CommandResult.run([client], in: Repository.root)
    let reference = Repository.root.appending(path: "Fixtures/Settings/Client.txt")
    #expect(try result.status == 0 && Repository.matches(result.output, reference: reference), "\(result.output)")
  }
}
