import AlmanacGenerator
import ArgumentParser

/// `almanac generate`: checks resources and writes Swift.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Check resources and generate Swift from them; with an error, nothing is written."
  )

  @Argument(help: "The folder with almanac.json and the resources, which is a target's folder as a rule.")
  var folder = "."

  @OptionGroup var input: InputOptions

  @Option(help: "The folder to write the Swift files to.")
  var output: String

  @Flag(help: "Generate what fits CurrencyFormatter of AlmanacCurrency, which the target must depend on.")
  var currencyFormatter = false

  func run() throws {
    var request = input.request(for: folder)
    request.hasCurrencyFormatter = currencyFormatter
    let outcome = Pipeline.run(request)
    try input.format.print(outcome.diagnostics + OutputWriter(folder: output).write(outcome.files))
  }
}
