import AlmanacGenerator
import ArgumentParser

/// `almanac explain`: prints everything known about an entry.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Print every property of an entry, with its file and line."
  )

  @Argument(help: "A code, a locale identifier, an emoji or a shortcode.")
  var entry: String

  @Argument(help: "The folder with almanac.json and the resources, usually a target's folder.", completion: .directory)
  var folder = "."

  @OptionGroup var input: InputOptions

  func run() throws {
    let explanation = Explanation.of(entry, in: input.request(for: folder))
    if let text = explanation.text { print(text, terminator: "") }
    if !explanation.diagnostics.isEmpty { try input.format.print(explanation.diagnostics) }
  }
}
