import AlmanacGenerator
import ArgumentParser

/// `almanac explain`: all that is known of an entry.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Print all that is known of an entry, and the file and line of each fact."
  )

  @Argument(help: "The code of a country, currency or language, the identifier of a locale, an emoji or its shortcode.")
  var entry: String

  @Argument(help: "The folder with almanac.json and the resources, which is a target's folder as a rule.")
  var folder = "."

  @OptionGroup var input: InputOptions

  func run() throws {
    let explanation = Explanation.of(entry, in: input.request(for: folder))
    if let text = explanation.text { print(text, terminator: "") }
    if !explanation.diagnostics.isEmpty { try input.format.print(explanation.diagnostics) }
  }
}
