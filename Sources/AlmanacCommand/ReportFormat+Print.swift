import AlmanacGenerator
import ArgumentParser

extension ReportFormat: ExpressibleByArgument {}

extension ReportFormat {
  /// Prints diagnostics, and fails if there is an error.
  func print(_ diagnostics: [Diagnostic]) throws {
    Swift.print(try report(diagnostics), terminator: "")
    if diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }
}
