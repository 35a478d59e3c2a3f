import AlmanacGenerator
import ArgumentParser

/// `almanac validate`: reports every problem and writes nothing.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check resources and report every problem."
  )

  @Argument(help: "The folders with almanac.json and the resources, usually targets' folders.")
  var folders = ["."]

  @OptionGroup var input: InputOptions

  func run() throws {
    let line = ProgressLine()
    let diagnostics = folders.flatMap { Pipeline.diagnostics(of: input.request(for: $0), progress: line) }.sorted()
    line.end()
    try input.format.print(diagnostics)
  }
}
