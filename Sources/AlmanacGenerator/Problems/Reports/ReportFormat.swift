/// How diagnostics are written.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// One line each, as compilers write them and Xcode and SwiftPM read them.
  case text

  /// Workflow commands of GitHub Actions, which annotate the files of a pull request.
  case github

  /// SARIF 2.1.0, which code-scanning services take.
  case sarif

  /// An array of objects with `path`, `line`, `column`, `severity`, `message` and `rule`.
  case json

  /// The report of some diagnostics, which ends in a newline where it is not empty.
  ///
  /// - Parameter diagnostics: In the order in which they are to stand.
  public func report(_ diagnostics: [Diagnostic]) throws -> String {
    switch self {
    case .text: TextReport.text(diagnostics)
    case .github: GitHubReport.text(diagnostics)
    case .sarif: try SARIFReport.text(diagnostics)
    case .json: try JSONReport.text(diagnostics)
    }
  }
}
