import Foundation
import Testing

@testable import AlmanacCommand
@testable import AlmanacGenerator

@Suite struct GitLabReportTests {
  /// A finding, with the names and the structure of GitLab's documentation.
  private struct Finding: Decodable {
    struct Location: Decodable { let path: String, lines: Lines }
    struct Lines: Decodable { let begin: Int }
    enum Severity: String, Decodable { case info, minor, major, critical, blocker }
    let description: String
    let check_name: String
    let fingerprint: String
    let severity: Severity
    let location: Location
  }

  @Test func writesAnEmptyArrayForNothing() throws {
    #expect(try Self.findings([]).isEmpty)
  }

  @Test func writesAFindingForEachDiagnostic() throws {
    let nasty = "a/\"b\"\\\n\r\t\0\u{1B}\u{2028}%,:é漢😀"
    let findings = try Self.findings([
      Diagnostic(.configKey, path: nasty, line: 12, column: 3, message: nasty),
      Diagnostic(.fileUnused, path: "./a.txt", message: "m"),
      Diagnostic(.fileUnused, path: "b.txt", message: "m").asError,
    ])
    #expect(findings.map(\.description) == [nasty, "m", "m"])
    #expect(findings.map(\.check_name) == ["config-key", "file-unused", "file-unused"])
    #expect(findings.map(\.severity) == [.major, .minor, .major])
    #expect(findings.map(\.location.path) == [nasty, "a.txt", "b.txt"])
    #expect(findings.map(\.location.lines.begin) == [12, 1, 1])
  }

  @Test func hasNoOtherKeys() throws {
    let report = try ReportFormat.gitlab.report([Diagnostic()])
    let findings = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [[String: Any]]
    let finding = try #require(findings?.first)
    #expect(finding.keys.sorted() == ["check_name", "description", "fingerprint", "location", "severity"])
    #expect((finding["location"] as? [String: Any])?.keys.sorted() == ["lines", "path"])
  }

  /// GitLab shows one finding of those with the same fingerprint, and a finding with another one as new.
  @Test func fingerprintsAreUniqueAndKeepWhenLinesMove() throws {
    func diagnostics(movedBy lines: Int) -> [Diagnostic] {
      let places = [("a.json", 1, "m"), ("a.json", 5, "m"), ("a.json", 6, "n"), ("b.json", 1, "m")]
      return places.map { Diagnostic(.dataValue, path: $0, line: $1 + lines, message: $2) }
        + [
          Diagnostic(.dataType, path: "a.json", line: 1 + lines, message: "m"),
          Diagnostic(.entryDuplicate, path: "a.json", line: 9 + lines, message: "see line \(1 + lines)"),
        ]
    }
    let fingerprints = try Self.findings(diagnostics(movedBy: 0)).map(\.fingerprint)
    #expect(Set(fingerprints).count == 6)
    #expect(try Self.findings(diagnostics(movedBy: 7)).map(\.fingerprint) == fingerprints)
    // The others keep theirs when one is corrected.
    #expect(try Self.findings(Array(diagnostics(movedBy: 0).dropFirst(2))).map(\.fingerprint) == fingerprints.suffix(4))
  }

  private static func findings(_ diagnostics: [Diagnostic]) throws -> [Finding] {
    try JSONDecoder().decode([Finding].self, from: Data(try ReportFormat.gitlab.report(diagnostics).utf8))
  }
}
