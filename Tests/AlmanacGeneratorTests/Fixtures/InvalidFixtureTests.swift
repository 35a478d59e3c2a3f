import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// Every folder of `Fixtures/Invalid` gives exactly the diagnostics in its `expected.txt`.
@Suite struct InvalidFixtureTests {
  @Test(arguments: Repository.folders(in: Repository.invalidFixtures))
  func givesExpectedDiagnostics(name: String) throws {
    let folder = Repository.invalidFixtures.appending(path: name)
    let path = folder.path(percentEncoded: false)
    let outcome = Pipeline.run(Request(folder: path))
    let report = TextReport.text(outcome.diagnostics)
    // The reference must not depend on the location of the checkout.
    let relative = report.replacing(path + "/", with: "").replacing(path, with: ".")
    #expect(try Repository.matches(relative, reference: folder.appending(path: "expected.txt")))
    #expect(!relative.isEmpty)
    let hasErrors = relative.contains(": error: ")
    #expect(outcome.files.isEmpty == hasErrors)
  }

  @Test func strictTurnsWarningsIntoErrors() {
    var request = Request(
      folder: Repository.invalidFixtures.appending(path: "flag-unlisted").path(percentEncoded: false)
    )
    request.isStrict = true
    let outcome = Pipeline.run(request)
    #expect(outcome.diagnostics.map(\.severity) == [.error])
    #expect(outcome.files.isEmpty)
  }

  /// Rules whose inputs cannot be checked out on every file system have separate tests, and so do those that no run
  /// checks.
  private static let testedElsewhere: Set<Rule> = [
    .dataSize, .inputMissing, .flagDuplicate, .fileLink, .fileUnreadable, .outputUnwritable, .outputOutdated,
    .caseUnused,
  ]

  @Test(arguments: Set(Rule.allCases).subtracting(testedElsewhere).sorted { $0.rawValue < $1.rawValue })
  func everyRuleHasAFixture(rule: Rule) throws {
    #expect(try Self.reported.get().contains("\(rule.severity.rawValue) \(rule.rawValue)"))
  }

  /// The severities and rules of all lines of all reports. The reports are read once.
  private static let reported = Result {
    let reports = try Repository.folders(in: Repository.invalidFixtures).map {
      try String(contentsOf: Repository.invalidFixtures.appending(path: "\($0)/expected.txt"), encoding: .utf8)
    }
    let lines = reports.flatMap { $0.matches(of: #/: (error|warning): .*\[([a-z0-9-]+)\]$/#.anchorsMatchLineEndings()) }
    return Set(lines.map { "\($0.1) \($0.2)" })
  }
}
