import AlmanacGenerator

/// `::error file=…,line=…,col=…,title=…::message`, a line for each diagnostic.
enum GitHubReport {
  static func text(_ diagnostics: [Diagnostic], _ paths: RepositoryPaths) -> String {
    diagnostics.map { diagnostic in
      let location = diagnostic.location
      let path = escaped(paths.path(of: location.path), propertyEscapes)
      return
        "::\(diagnostic.severity.rawValue) file=\(path),line=\(location.line),col=\(location.column),"
        + "title=\(diagnostic.rule.rawValue)::\(escaped(diagnostic.message, dataEscapes))\n"
    }.joined()
  }

  // The escapes that the runner decodes, from its source (actions/toolkit, packages/core/src/command.ts). They apply to
  // scalars: a combining mark after `%` would hide it from a replacement of characters. Other invisible characters are
  // escaped as in a text report, because the log shows the lines in a terminal.
  private static let dataEscapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]

  private static let propertyEscapes = dataEscapes.merging([":": "%3A", ",": "%2C"]) { $1 }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { escapes[$0] ?? $0.visible }.joined()
  }
}
