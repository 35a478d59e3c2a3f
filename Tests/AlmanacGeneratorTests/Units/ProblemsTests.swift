import TestSupport
import Testing

@testable import AlmanacGenerator

/// The collector of all problems.
@Suite struct ProblemsTests {
  private func problems(_ diagnostics: [Diagnostic]) -> Problems {
    let problems = Problems()
    diagnostics.forEach(problems.add)
    return problems
  }

  @Test func keepsTheSameProblemOnce() {
    let problem = Diagnostic(.flagName, line: 3)
    let found = problems([problem, problem])
    #expect(found.sorted(isStrict: false) == [problem] && found.errorCount == 1)
  }

  /// Errors do not displace warnings, and files do not displace other files, whatever the order.
  @Test func keepsFiftyOfAFile() {
    let errors = (1...60).map { Diagnostic(.flagName, line: $0) }
    let warnings = (1...51).map { Diagnostic(.fileUnused, line: $0) }
    let other = [Diagnostic(.flagName, path: "z")]
    var random = SeededGenerator(seed: 1)
    var all: Set<[Diagnostic]> = []
    for _ in 0..<20 {
      let found = problems((errors + warnings + other).shuffled(using: &random))
      #expect(found.hasHidden && found.errorCount == 61)
      all.insert(found.sorted(isStrict: false))
    }
    let shown = all.first ?? []
    #expect(all.count == 1 && shown.count == 50 + 1 + 50 + 1 + 1)
    #expect(shown.filter { $0.rule == .flagName } == Array(errors[..<50]) + other)
    #expect(shown.filter { $0.rule == .fileUnused } == Array(warnings[..<50]))
    let limits = shown.filter { $0.rule == .problemLimit }
    #expect(limits.map(\.severity) == [.error, .warning] || limits.map(\.severity) == [.warning, .error])
    #expect(limits.map(\.location.line).sorted() == [51, 51])
    #expect(Set(limits.map { String($0.message.prefix(15)) }) == ["10 more errors ", "1 more warnings"])
  }

  @Test func hidesNothingWithoutNeed() {
    let errors = (1...50).map { Diagnostic(.flagName, line: $0) }
    let found = problems(errors + errors)
    #expect(!found.hasHidden && found.sorted(isStrict: false) == errors)
  }

  @Test func showsAThousandInAll() {
    let warnings = (1...30).flatMap { file in (1...50).map { Diagnostic(.fileUnused, path: "a\(file)", line: $0) } }
    let error = Diagnostic(.flagName, path: "z")
    let shown = problems(warnings + [error]).sorted(isStrict: false)
    #expect(shown.count == 1001 && shown.contains(error))
    let limits = shown.filter { $0.rule == .problemLimit }
    #expect(
      limits.map(\.message) == ["501 more problems, in this file and others, are not shown; fix the others first"]
    )
  }

  @Test func makesErrorsOfWarnings() {
    let found = problems([Diagnostic(.fileUnused)])
    #expect(found.sorted(isStrict: true).map(\.severity) == [.error] && !found.hasErrors)
  }
}
