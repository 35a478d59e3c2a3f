import Foundation
import TestSupport
import Testing

@testable import AlmanacCommand
@testable import AlmanacGenerator

@Suite struct SARIFReportTests {
  /// The used part of the format, with the names and the structure of its schema.
  private struct Log: Decodable {
    let version: String
    let runs: [Run]
  }

  private struct Run: Decodable {
    struct Tool: Decodable { let driver: Driver }
    struct Driver: Decodable {
      let name: String
      let version: String
      let rules: [Descriptor]
    }
    struct Descriptor: Decodable {
      let id: String
      let shortDescription: Message
      let help: Message
      let defaultConfiguration: Configuration
    }
    struct Configuration: Decodable { let level: String }
    let columnKind: String
    let tool: Tool
    let results: [Result]
  }

  private struct Message: Decodable { let text: String }

  private struct Result: Decodable {
    struct Location: Decodable { let physicalLocation: Physical }
    struct Physical: Decodable {
      let artifactLocation: Artifact
      let region: Region
    }
    struct Artifact: Decodable { let uri: String }
    struct Region: Decodable, Equatable {
      let startLine: Int
      let startColumn: Int
    }
    let ruleId: String
    let level: String
    let message: Message
    let locations: [Location]
  }

  @Test func namesItsVersion() throws {
    let object = try JSONSerialization.jsonObject(with: Data(try ReportFormat.sarif.report([]).utf8))
    let log = try #require(object as? [String: Any])
    #expect(log.keys.sorted() == ["$schema", "runs", "version"])
    #expect(log["version"] as? String == "2.1.0")
    let schema = try #require(log["$schema"] as? String)
    #expect(URL(string: schema)?.lastPathComponent == "sarif-2.1.0.json")
  }

  @Test func listsEveryRule() throws {
    let run = try Self.run([])
    #expect(run.results.isEmpty)
    #expect(run.tool.driver.name == "almanac" && run.tool.driver.version == AlmanacCommand.version)
    let rules = run.tool.driver.rules
    #expect(rules.map(\.id) == Rule.allCases.map(\.rawValue))
    #expect(rules.map(\.shortDescription.text) == Rule.allCases.map(\.summary))
    #expect(rules.allSatisfy { $0.help.text.contains($0.shortDescription.text) && $0.help.text.contains($0.id) })
    #expect(rules.map(\.defaultConfiguration.level) == Rule.allCases.map(\.severity.rawValue))
  }

  @Test func writesAResultForEachDiagnostic() throws {
    let nasty = "\"b\"\\\n\r\t\0\u{1B}\u{2028}%,:é漢😀"
    let results = try Self.run([
      Diagnostic(.configKey, path: "almanac.json", line: 12, column: 3, message: nasty),
      Diagnostic(.fileUnused, path: "a.txt", message: "m"),
      Diagnostic(.fileUnused, path: "a.txt", message: "m").asError,
    ]).results
    #expect(results.map(\.ruleId) == ["config-key", "file-unused", "file-unused"])
    #expect(results.map(\.level) == ["error", "warning", "error"])
    #expect(results.map(\.message.text) == [nasty, "m", "m"])
    let places = results.map { $0.locations.map(\.physicalLocation) }
    #expect(places.map { $0.map(\.artifactLocation.uri) } == [["almanac.json"], ["a.txt"], ["a.txt"]])
    let start = Result.Region(startLine: 1, startColumn: 1)
    #expect(places.map { $0.map(\.region) } == [[Result.Region(startLine: 12, startColumn: 3)], [start], [start]])
  }

  /// Single braces enclose the number of an argument.
  @Test func doublesBraces() throws {
    let results = try Self.run([Diagnostic(.templateSyntax, path: "a", message: "'{{name}}' and '{0}'")]).results
    #expect(results.map(\.message.text) == ["'{{{{name}}}}' and '{{0}}'"])
  }

  @Test(
    arguments: [
      ("Flags/us.png", "Flags/us.png"), ("/a/b.png", "file:///a/b.png"), ("a b.png", "a%20b.png"),
      ("a:b/c:d.png", "a%3Ab/c%3Ad.png"), ("/a:b", "file:///a%3Ab"), ("50%.png", "50%25.png"), ("%41", "%2541"),
      ("a?b#c", "a%3Fb%23c"), ("a\"<>\\^`{|}", "a%22%3C%3E%5C%5E%60%7B%7C%7D"), ("a[1]", "a%5B1%5D"),
      ("é漢😀", "%C3%A9%E6%BC%A2%F0%9F%98%80"), ("e\u{301}", "e%CC%81"), ("a\nb\0", "a%0Ab%00"), ("../a/./b", "../a/./b"),
    ]
  )
  func encodesPaths(path: String, uri: String) throws {
    let results = try Self.run([Diagnostic(path: path)]).results
    #expect(results.flatMap(\.locations).map(\.physicalLocation.artifactLocation.uri) == [uri])
  }

  /// SARIF counts UTF-16 code units, where compilers count bytes.
  @Test func countsColumnsInUTF16() throws {
    let folder = try TemporaryFolder()
    let lines = ["{'b':1,a:x", "{'é':1, a:x", "{'漢':1, a:x", "{'😀':1, a:x", "x"]
    let path = try folder.write("almanac.json", Array("\u{FEFF}\(lines.joined(separator: "\r\n"))".utf8))
    let columns = lines.map { $0.utf8.count }
    let diagnostics = columns.enumerated().map { Diagnostic(.configKey, path: path, line: $0 + 1, column: $1) }
    let run = try Self.run(diagnostics)
    #expect(run.columnKind == "utf16CodeUnits")
    let regions = run.results.flatMap(\.locations).map(\.physicalLocation.region)
    #expect(regions == lines.enumerated().map { Result.Region(startLine: $0 + 1, startColumn: $1.utf16.count) })
    #expect(regions.map(\.startColumn) == [10, 11, 11, 12, 1] && columns == [10, 12, 13, 14, 1])
    // If the file cannot be read again, the column is unchanged.
    let gone = try Self.run([Diagnostic(path: folder.path(of: "gone.json"), column: 7)]).results
    #expect(gone.flatMap(\.locations).map(\.physicalLocation.region.startColumn) == [7])
  }

  private static func run(_ diagnostics: [Diagnostic]) throws -> Run {
    let report = try ReportFormat.sarif.report(diagnostics)
    let log = try JSONDecoder().decode(Log.self, from: Data(report.utf8))
    #expect(log.version == "2.1.0")
    #expect(log.runs.count == 1)
    return try #require(log.runs.first)
  }
}
