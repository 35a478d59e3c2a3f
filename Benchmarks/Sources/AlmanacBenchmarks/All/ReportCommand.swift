import ArgumentParser
import Foundation

/// Makes the Markdown and the chart of results again, without measuring.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Writes results.md and chart.svg next to a results.json, without measuring."
  )

  @Argument(help: "The JSON file of the results.", completion: .file(extensions: ["json"]))
  var file = ResultsFolder.standard.json.path(percentEncoded: false)

  @Flag(help: "Also write the tables of the README and the articles.")
  var pages = false

  func run() throws {
    let file = URL(filePath: file)
    let results = try Results(file: file)
    // First, because it fails if there are no figures for a page.
    if pages { try FigurePages.write(results) }
    try ResultsFolder(url: file.deletingLastPathComponent()).writePages(results)
  }
}
