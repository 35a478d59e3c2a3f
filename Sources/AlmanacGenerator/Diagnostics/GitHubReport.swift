import Foundation

/// `::error file=…,line=…,col=…,title=…::message`, a line for each diagnostic.
enum GitHubReport {
  static func text(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      let place = diagnostic.location
      return "::\(diagnostic.severity.rawValue) file=\(property(place.path)),line=\(place.line),col=\(place.column),"
        + "title=\(diagnostic.rule.rawValue)::\(data(diagnostic.message))\n"
    }.joined()
  }

  // The escapes that the runner undoes, from its source (actions/toolkit, packages/core/src/command.ts).
  private static func data(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%25")
      .replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
  }
}
