/// `::error file=…,line=…,col=…,title=…::message`, a line for each diagnostic.
enum GitHubReport {
  static func text(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      let location = diagnostic.location
      return
        "::\(diagnostic.severity.rawValue) file=\(property(location.path)),line=\(location.line),col=\(location.column),"
        + "title=\(diagnostic.rule.rawValue)::\(data(diagnostic.message))\n"
    }.joined()
  }

  // The escapes that the runner decodes, from its source (actions/toolkit, packages/core/src/command.ts). They apply to
  // scalars: a combining mark after `%` would hide it from a replacement of characters. Other invisible characters are
  // escaped as in a text report, because the log shows the lines in a terminal.
  private static func data(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

  private static func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

  private static func escaped(_ text: String, _ scalars: [Unicode.Scalar]) -> String {
    text.unicodeScalars.map { scalar in
      guard scalars.contains(scalar) else { return String(scalar).singleLine }
      let code = String(scalar.value, radix: 16, uppercase: true)
      return "%" + (code.count < 2 ? "0" : "") + code
    }.joined()
  }
}
