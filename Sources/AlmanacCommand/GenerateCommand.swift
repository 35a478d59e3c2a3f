import AlmanacGenerator
import ArgumentParser

extension SupportedLibrary: ExpressibleByArgument {}

/// `almanac generate`: checks resources and writes Swift.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Check resources and generate Swift from them. If there is an error, nothing is written."
  )

  @Argument(help: "The folder with almanac.json and the resources, usually a target's folder.")
  var folder = "."

  @OptionGroup var input: InputOptions

  @Option(help: "The folder to write the Swift files to.")
  var output: String

  @Option(help: "A library that the target depends on, and the enums support. Can be repeated.")
  var library: [SupportedLibrary] = []

  @Option(help: "A file to write all files and folders to that were read, as a rule for Ninja and make.")
  var depfile: String?

  @Flag(help: "Print the paths of the Swift files, and do nothing else. They do not depend on the input.")
  var listOutputs = false

  func validate() throws {
    if listOutputs, depfile != nil {
      throw ValidationError("--list-outputs reads nothing, so there is no --depfile to write.")
    }
    if listOutputs, output.contains(where: \.isNewline) {
      throw ValidationError("--list-outputs writes a path on each line, so the folder cannot have a line break.")
    }
  }

  func run() throws {
    let writer = OutputWriter(folder: output)
    let almanac = input.almanac.folder
    if listOutputs {
      if let missing = almanac.missing { try input.format.print([missing]) }
      return writer.outputs(of: almanac).forEach { print($0) }
    }
    var request = input.request(for: folder)
    request.libraries = library
    let line = ProgressLine()
    let outcome = Pipeline.run(request, progress: line)
    let diagnostics = outcome.diagnostics + write(outcome, writer)
    line.end()
    try input.format.print(diagnostics)
  }

  /// Writes the outputs and then the dependency file, or nothing if it can't have one of the paths.
  private func write(_ outcome: Pipeline.Outcome, _ writer: OutputWriter) -> [Diagnostic] {
    guard let depfile, !outcome.files.isEmpty else { return writer.write(outcome.files) }
    let dependencies = DependencyFile(outputs: writer.outputs(of: input.almanac.folder), inputs: outcome.inputs)
    var diagnostics = dependencies.diagnostics
    if diagnostics.isEmpty { diagnostics = writer.write(outcome.files) }
    return diagnostics.isEmpty ? OutputWriter.write(dependencies.text, to: depfile) : diagnostics
  }
}
