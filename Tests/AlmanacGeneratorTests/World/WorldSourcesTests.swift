import Foundation
import TestSupport
import Testing

@testable import AlmanacCommand
@testable import AlmanacGenerator

/// The sources of `AlmanacWorld` are those that its settings and `World` generate.
@Suite struct WorldSourcesTests {
  @Test func areUpToDate() {
    let target = Repository.root.appending(path: "Sources/Runtime/AlmanacWorld").path
    var request = Request(folder: target)
    request.libraries = [.currency, .money, .amountForms]
    let outcome = Pipeline.run(request)
    #expect(outcome.diagnostics.isEmpty)
    let sources = CommittedSources(folder: target + "/Generated", target: target, command: "", outcome.files)
    if Repository.isRecording { #expect(CommittedSources.write([sources]).isEmpty) }
    let differences = sources.differences().map(\.message)
    #expect(differences.isEmpty, "Scripts/test --record writes the files again")
  }
}
