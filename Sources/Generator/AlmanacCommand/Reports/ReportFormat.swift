import AlmanacGenerator
import ArgumentParser

/// The format of diagnostics.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  /// One line for each diagnostic, in the format of compilers, which Xcode and SwiftPM understand.
  case text

  /// Workflow commands of GitHub Actions, which annotate the files of a pull request. Their paths, like the paths of
  /// SARIF and GitLab, start at the repository's root, because the services know no other folder.
  case github

  /// SARIF 2.1.0, for code-scanning services.
  case sarif

  /// An array of objects with `path`, `line`, `column`, `severity`, `message` and `rule`.
  case json

  /// A Code Quality report of GitLab.
  case gitlab

  /// JUnit's XML, for services that show the results of tests.
  case junit

  /// Returns the report of diagnostics in their order, which ends with a newline unless it is empty.
  func report(_ diagnostics: [Diagnostic], _ paths: RepositoryPaths = .current) throws -> String {
    switch self {
    case .text: TextReport.text(diagnostics)
    case .github: GitHubReport.text(diagnostics, paths)
    case .sarif: try SARIFReport.text(diagnostics, paths)
    case .json: try JSONReport.encode(diagnostics)
    case .gitlab: try GitLabReport.text(diagnostics, paths)
    case .junit: JUnitReport.text(diagnostics)
    }
  }
}

extension ReportFormat {
  /// Prints diagnostics, and fails if there is an error.
  func print(_ diagnostics: [Diagnostic]) throws {
    Swift.print(try report(diagnostics), terminator: "")
    if diagnostics.hasErrors { throw ExitCode(1) }
  }

  /// Prints what was done, on standard error, in the formats for people. It is not part of the report, which programs
  /// read.
  func printSummary(_ lines: [String]) {
    guard [.text, .github].contains(self) else { return }
    // The report comes first, even if both go to one file.
    fflush(nil)
    StandardError.print(lines.joined(separator: "\n") + "\n")
  }
}
