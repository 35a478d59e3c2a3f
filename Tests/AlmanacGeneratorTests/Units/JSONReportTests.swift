import Foundation
import Testing

@testable import AlmanacCommand
@testable import AlmanacGenerator

@Suite struct JSONReportTests {
  private struct Entry: Decodable, Equatable {
    let path: String
    let line: Int
    let column: Int
    let severity: String
    let message: String
    let rule: String
  }

  @Test func writesAnEmptyArrayForNothing() throws {
    #expect(try Self.entries([]) == [])
  }

  @Test func writesAnObjectForEachDiagnostic() throws {
    let nasty = "a/\"b\"\\\n\r\t\0\u{1B}\u{2028}%,:é漢😀"
    let diagnostics = [
      Diagnostic(.configKey, path: nasty, line: 12, column: 3, message: nasty),
      Diagnostic(.fileUnused, path: "a.txt", message: ""),
      Diagnostic(.fileUnused, path: "a.txt", message: "").asError,
    ]
    let entries = [
      Entry(path: nasty, line: 12, column: 3, severity: "error", message: nasty, rule: "config-key"),
      Entry(path: "a.txt", line: 1, column: 1, severity: "warning", message: "", rule: "file-unused"),
      Entry(path: "a.txt", line: 1, column: 1, severity: "error", message: "", rule: "file-unused"),
    ]
    #expect(try Self.entries(diagnostics) == entries)
  }

  /// A terminal shows the report. JSON allows most control characters as they are.
  @Test(arguments: [ReportFormat.json, .sarif, .gitlab])
  func hasNoControlCharacters(format: ReportFormat) throws {
    let text = "a\u{9B}31mb\u{202E}c\u{7F}d\u{2028}e\u{E0041}\n"
    let report = try format.report([Diagnostic(.configKey, path: text, message: text)])
    #expect(!report.unicodeScalars.contains { "\u{9B}\u{202E}\u{7F}\u{2028}\u{E0041}".unicodeScalars.contains($0) })
    #expect(report.contains(#"a\u009b31mb\u202ec\u007fd\u2028e\udb40\udc41\n"#))
  }

  @Test func writesNoOtherKeys() throws {
    let report = try ReportFormat.json.report([Diagnostic()])
    let objects = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [[String: Any]]
    let keys = objects?.map { $0.keys.sorted() }
    #expect(keys == [["column", "line", "message", "path", "rule", "severity"]])
  }

  @Test(arguments: ReportFormat.allCases)
  func isTheSameEveryTime(format: ReportFormat) throws {
    let diagnostics = Rule.allCases.map { Diagnostic($0) }
    let report = try format.report(diagnostics)
    #expect(report.hasSuffix("\n"))
    for _ in 0..<5 { #expect(try format.report(diagnostics) == report) }
  }

  private static func entries(_ diagnostics: [Diagnostic]) throws -> [Entry] {
    try JSONDecoder().decode([Entry].self, from: Data(try ReportFormat.json.report(diagnostics).utf8))
  }
}
