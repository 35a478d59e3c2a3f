import AlmanacGenerator

/// JUnit's XML, which nearly all CI services show. The elements and attributes are from Jenkins' schema, junit-10.xsd.
///
/// An error is a test that fails. A warning is one that passes, because the command succeeds in spite of it.
enum JUnitReport {
  static func text(_ diagnostics: [Diagnostic]) -> String {
    let failures = diagnostics.count { $0.severity == .error }
    // Jenkins treats a report without a test as a mistake.
    let cases =
      diagnostics.isEmpty ? [#"    <testcase classname="almanac" name="resources"/>"#] : diagnostics.map(testCase)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="almanac" tests="\(cases.count)" failures="\(failures)" errors="0">
      \(cases.joined(separator: "\n"))
        </testsuite>
      </testsuites>

      """
  }

  private static func testCase(_ diagnostic: Diagnostic) -> String {
    let message = escaped(diagnostic.message)
    let place = escaped(diagnostic.location.text)
    let rule = diagnostic.rule.rawValue
    let line = "\(place): \(diagnostic.severity.rawValue): \(message) [\(rule)]"
    let result =
      diagnostic.severity == .error
      ? #"<failure type="\#(rule)" message="\#(message)">\#(line)</failure>"# : "<system-out>\(line)</system-out>"
    // Services show tests with the same names as one.
    return """
          <testcase classname="almanac.\(rule)" name="\(place): \(message)">
            \(result)
          </testcase>
      """
  }

  /// Escapes a string for a value or an attribute. Invisible characters, and characters that XML can't contain, are
  /// escaped as in a text report.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\u{FFFE}", "\u{FFFF}": "\\u{\(String(scalar.value, radix: 16))}"
      default: scalar.visible
      }
    }
    .joined()
  }
}
