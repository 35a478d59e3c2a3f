import AlmanacGenerator
import ArgumentParser
import Foundation

/// `almanac validate`: reports every problem and writes nothing.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check resources and report every problem.",
    discussion: "The formats for people end with a summary of what was checked, on standard error."
  )

  @Argument(help: "The folders with almanac.json and the resources, usually targets' folders.")
  var folders = ["."]

  @OptionGroup var input: InputOptions

  func run() throws {
    let line = ProgressLine()
    let checks = folders.map { Pipeline.check(input.request(for: $0), progress: line) }
    line.end()
    let diagnostics = checks.flatMap(\.diagnostics).sorted()
    defer { if [.text, .github].contains(input.format) { printSummary(checks, diagnostics) } }
    try input.format.print(diagnostics)
  }

  /// Prints what was checked. It is not part of the report, which programs read.
  private func printSummary(_ checks: [Pipeline.Check], _ diagnostics: [Diagnostic]) {
    let lines = zip(folders, checks).map { "checked \($0): \($1.summary)" }
    let errors = diagnostics.count { $0.severity == .error }
    let counts = [(errors, "error"), (diagnostics.count - errors, "warning")]
    let total = counts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
    // The report comes first, also if both go to one file.
    fflush(nil)
    try? FileHandle.standardError.write(contentsOf: Data(((lines + [total]).joined(separator: "\n") + "\n").utf8))
  }
}
