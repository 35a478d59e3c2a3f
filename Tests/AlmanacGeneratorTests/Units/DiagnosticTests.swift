import TestSupport
import Testing

@testable import AlmanacGenerator

@Suite struct DiagnosticTests {
  @Test func becomesAnErrorAndStaysTheSameOtherwise() {
    let warning = Diagnostic(.fileUnused, path: "a", line: 2, column: 3, message: "m")
    #expect(warning.asError.severity == .error)
    #expect(warning.asError.rule == warning.rule)
    #expect(warning.asError.location == warning.location)
    #expect(warning.asError.message == warning.message)
    #expect(warning.asError != warning)
    #expect(Diagnostic(.flagName).asError == Diagnostic(.flagName))
  }

  @Test func longTextsAreCut() {
    let short = String(repeating: "b", count: 200)
    let message = Diagnostic(.dataValue, message: "'\(String(repeating: "a", count: 50_000))', not '\(short)'").message
    let end = String(repeating: "a", count: 60)
    #expect(message == "'\(end)…\(end)', not '\(short)'")
    // One character, of thousands of scalars.
    let mark = "e" + String(repeating: "\u{301}", count: 5000)
    #expect(Diagnostic(.dataValue, message: "'\(mark)'").message.unicodeScalars.count == 123)
  }

  @Test func isSortedByPathThenPositionThenRuleThenMessage() {
    let sorted = [
      Diagnostic(.outputUnwritable, path: "a", line: 9, column: 9, message: "z"),
      Diagnostic(.pngEmpty, path: "b", line: 1, column: 9, message: "z"),
      Diagnostic(.pngEmpty, path: "b", line: 2, column: 9, message: "z"),
      Diagnostic(.pngEmpty, path: "b", line: 10, column: 2, message: "z"),
      Diagnostic(.caseName, path: "b", line: 10, column: 10, message: "z"),
      Diagnostic(.flagName, path: "b", line: 10, column: 10, message: "a"),
      Diagnostic(.flagName, path: "b", line: 10, column: 10, message: "b"),
    ]
    var random = SeededGenerator(seed: 1)
    for _ in 0..<50 { #expect(sorted.shuffled(using: &random).sorted() == sorted) }
    for (index, diagnostic) in sorted.enumerated() {
      #expect(sorted[..<index].allSatisfy { $0 < diagnostic })
      #expect(sorted[index...].allSatisfy { !($0 < diagnostic) })
    }
  }
}
