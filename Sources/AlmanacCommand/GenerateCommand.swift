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

  func run() throws {
    var request = input.request(for: folder)
    request.libraries = library
    let outcome = Pipeline.run(request)
    try input.format.print(outcome.diagnostics + OutputWriter(folder: output).write(outcome.files))
  }
}
