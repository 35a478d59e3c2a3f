import TestSupport
import Testing

@testable import AlmanacGenerator

@Suite struct TextReportTests {
  @Test func writesNothingForNothing() {
    #expect(TextReport.text([]) == "")
  }

  @Test func writesALineForEachDiagnostic() {
    let diagnostics = [
      Diagnostic(.configKey, path: "/a b/almanac.json", line: 12, column: 3, message: "'flag' is no key"),
      Diagnostic(.fileUnused, message: "'a.txt' is not used"),
      Diagnostic(.fileUnused, message: "'a.txt' is not used").asError,
    ]
    let report = """
      /a b/almanac.json:12:3: error: 'flag' is no key [config-key]
      Flags/us.png:1:1: warning: 'a.txt' is not used [file-unused]
      Flags/us.png:1:1: error: 'a.txt' is not used [file-unused]

      """
    #expect(TextReport.text(diagnostics) == report)
  }

  @Test(
    arguments: [
      ("a:1:2: error: b", "a:1:2: error: b"), ("100 %, \"x\"", "100 %, \"x\""), ("é漢😀", "é漢😀"),
      ("a\nb", #"a\u{a}b"#), ("a\r\nb", #"a\u{d}\u{a}b"#), ("\t", #"\u{9}"#), ("\u{1B}[31m", #"\u{1b}[31m"#),
      ("\0\u{7F}\u{85}", #"\u{0}\u{7f}\u{85}"#), ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
      ("\u{202E}gnp\u{2066}\u{200F}", #"\u{202e}gnp\u{2066}\u{200f}"#), ("\n\u{301}", "\\u{a}\u{301}"),
    ]
  )
  func keepsDiagnosticsToOneLine(text: String, written: String) {
    let report = TextReport.text([Diagnostic(path: text, message: text)])
    #expect(Array(report.utf8) == Array("\(written):1:1: error: \(written) [flag-name]\n".utf8))
  }

  @Test(arguments: 0..<100)
  func writesOneVisibleLineForRandomTexts(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let diagnostic = Diagnostic(path: random.text(maximumLength: 40), message: random.text(maximumLength: 40))
    let report = TextReport.text([diagnostic])
    #expect(report.unicodeScalars.last == "\n")
    let isInvisible = { (scalar: Unicode.Scalar) in
      [.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
    #expect(!report.unicodeScalars.dropLast().contains(where: isInvisible))
  }
}
