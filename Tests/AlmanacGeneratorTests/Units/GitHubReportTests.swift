import Testing

@testable import AlmanacCommand
@testable import AlmanacGenerator

@Suite struct GitHubReportTests {
  @Test func writesNothingForNothing() throws {
    #expect(try ReportFormat.github.report([]) == "")
  }

  @Test func writesACommandForEachDiagnostic() throws {
    let diagnostics = [
      Diagnostic(.configKey, path: "/a b/almanac.json", line: 12, column: 3, message: "'flag' is no key"),
      Diagnostic(.fileUnused, message: "'a.txt' is not used"),
      Diagnostic(.fileUnused, message: "'a.txt' is not used").asError,
    ]
    let report = """
      ::error file=/a b/almanac.json,line=12,col=3,title=config-key::'flag' is no key
      ::warning file=Flags/us.png,line=1,col=1,title=file-unused::'a.txt' is not used
      ::error file=Flags/us.png,line=1,col=1,title=file-unused::'a.txt' is not used

      """
    #expect(try ReportFormat.github.report(diagnostics) == report)
  }

  /// A message can contain colons and commas, but a property cannot.
  @Test(
    arguments: [
      ("é漢😀", "é漢😀", "é漢😀"), ("a=b;c", "a=b;c", "a=b;c"), ("50%", "50%25", "50%25"),
      ("%0A", "%250A", "%250A"), ("%25", "%2525", "%2525"), ("a\nb", "a%0Ab", "a%0Ab"), ("a\rb", "a%0Db", "a%0Db"),
      ("a\r\nb", "a%0D%0Ab", "a%0D%0Ab"), ("\n\n", "%0A%0A", "%0A%0A"),
      ("\n\u{200D}", "%0A\\u{200d}", "%0A\\u{200d}"), ("\u{1B}[31m", "\\u{1b}[31m", "\\u{1b}[31m"),
      ("a:b", "a%3Ab", "a:b"),
      ("a,line=9", "a%2Cline=9", "a,line=9"), ("::error::x", "%3A%3Aerror%3A%3Ax", "::error::x"),
      ("\n::warning::x", "%0A%3A%3Awarning%3A%3Ax", "%0A::warning::x"),
    ]
  )
  func escapes(text: String, property: String, data: String) throws {
    let report = try ReportFormat.github.report([Diagnostic(path: text, message: text)])
    #expect(report == "::error file=\(property),line=1,col=1,title=flag-name::\(data)\n")
  }

  /// The runner works on UTF-16 code units, even before combining marks.
  @Test(
    arguments: [
      ("\n\u{301}", "%0A\u{301}", "%0A\u{301}"), ("%\u{301}", "%25\u{301}", "%25\u{301}"),
      (":\u{301}", "%3A\u{301}", ":\u{301}"), (",\u{301}", "%2C\u{301}", ",\u{301}"),
    ]
  )
  func escapesWhatHasAMark(text: String, property: String, data: String) throws {
    let report = try ReportFormat.github.report([Diagnostic(path: text, message: text)])
    #expect(report == "::error file=\(property),line=1,col=1,title=flag-name::\(data)\n")
  }
}
