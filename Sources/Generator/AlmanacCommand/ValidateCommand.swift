import AlmanacGenerator
import ArgumentParser

extension CalendarDate: ExpressibleByArgument {
  /// Creates the day that an argument names, such as `2027-01-01`.
  public init?(argument: String) { self.init(argument) }
}

/// `almanac validate`: reports every problem and writes nothing.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check resources and report every problem.",
    discussion: "In the formats text and github, a summary of what was checked goes to standard error."
  )

  @Argument(help: "The folders with almanac.json and the resources, usually targets' folders.", completion: .directory)
  var folders = ["."]

  @Option(help: "Also report what is out of date on a day, such as 2027-01-01. Default: the day of Almanac's data.")
  var asOf: CalendarDate?

  @OptionGroup var input: InputOptions

  func run() throws {
    let line = ProgressLine()
    let checks = folders.map { folder in
      var request = input.request(for: folder)
      request.asOf = asOf
      return Pipeline.check(request, progress: line)
    }
    line.end()
    let diagnostics = checks.flatMap(\.diagnostics).sorted()
    defer { input.format.printSummary(summary(of: checks, diagnostics)) }
    try input.format.print(diagnostics)
  }

  /// Describes what was checked, a line for each folder.
  private func summary(of checks: [Pipeline.Check], _ diagnostics: [Diagnostic]) -> [String] {
    let lines = zip(folders, checks).map { folder, check in
      "checked \(folder.singleLine): \(check.summary), \(Self.counts(of: check.diagnostics))"
    }
    return checks.count > 1 ? lines + ["total: \(Self.counts(of: diagnostics))"] : lines
  }

  /// Returns the number of errors and warnings, for people: "1 error, 2 warnings".
  private static func counts(of diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    let counts = [(errors, "error"), (diagnostics.count - errors, "warning")].filter { $0.0 > 0 }
    return counts.isEmpty ? "no problems" : counts.map { $0 == 1 ? "1 \($1)" : "\($0) \($1)s" }.joined(separator: ", ")
  }
}
