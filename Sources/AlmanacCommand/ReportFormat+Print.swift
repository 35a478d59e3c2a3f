import AlmanacGenerator
import ArgumentParser

extension ReportFormat: ExpressibleByArgument {}

extension ReportFormat {
  /// Prints problems, and fails where there is an error.
  func print(_ diagnostics: [Diagnostic]) throws {
    Swift.print(try report(diagnostics), terminator: "")
    if diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }
}
