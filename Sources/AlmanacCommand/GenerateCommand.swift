import AlmanacGenerator
import ArgumentParser

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

  @Flag(help: "Generate support for CurrencyFormatter. The target must depend on AlmanacCurrency.")
  var currencyFormatter = false

  func run() throws {
    var request = input.request(for: folder)
    request.hasCurrencyFormatter = currencyFormatter
    let outcome = Pipeline.run(request)
    try input.format.print(outcome.diagnostics + OutputWriter(folder: output).write(outcome.files))
  }
}
