import ArgumentParser
import Foundation

/// Runs all commands, and writes the results.
struct AllCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "all",
    abstract: "Runs all commands, and writes results.json, results.md and chart.svg into a folder.",
    discussion: """
      With --only, the results of other commands stay, if they are of this machine. A command that fails does not stop the \
      others. The folder is Benchmarks/Results, and with --quick Benchmarks/.build/Results, which git ignores. --corpora names \
      a folder as for 'generator'.
      """
  )

  @Option(help: "The commands to run, with commas between them.")
  var only: String?

  @Flag(help: "Measure as little as possible, to try the commands.")
  var quick = false

  @Option(help: "A folder of third-party data for the commands that can use it.", completion: .directory)
  var corpora: String?

  @Option(help: "The folder of the results.", completion: .directory)
  var output: String?

  @Flag(help: "Also write the tables of the README and the articles.")
  var pages = false

  private var names: [String] { only?.split(separator: ",").map(String.init) ?? PlannedRun.all.map(\.name) }

  func validate() throws {
    let known = PlannedRun.all.map(\.name)
    if let name = names.first(where: { !known.contains($0) }) {
      throw ValidationError("There is no command '\(name)'. The commands are \(known.joined(separator: ", ")).")
    }
    if quick && pages { throw ValidationError("The figures of --quick are not for pages.") }
  }

  func run() throws {
    let folder = output.map { ResultsFolder(url: URL(filePath: $0)) } ?? (quick ? .quick : .standard)
    var results = try folder.results(of: .current())
    let planned = PlannedRun.all.filter { names.contains($0.name) }
    for (index, run) in planned.enumerated() {
      Progress.note("\(run.name), \(index + 1) of \(planned.count)")
      let arguments = run.arguments(isQuick: quick, hasCorpora: corpora != nil)
      let (outcome, rows) = try RecordedRun(name: run.name, arguments: arguments, corpora: corpora).run()
      results.replace(outcome, rows)
      results.sort(by: PlannedRun.all.map(\.name))
      // After each command, so that an interruption loses only one.
      try folder.write(results)
    }
    if pages { try FigurePages.write(results) }
    let failed = results.runs.filter { names.contains($0.command) && $0.failure != nil }.map(\.command)
    guard failed.isEmpty else { throw Failure("failed: \(failed.joined(separator: ", "))") }
  }
}
