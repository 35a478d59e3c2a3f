import ArgumentParser
import Foundation

/// Compares a long table of a target's own with the same list in a bundle.
struct TablesCommand: MeasuringCommand {
  static let configuration = CommandConfiguration(
    commandName: "tables",
    abstract: "Uses a long list as a table of Almanac, and as JSON that is decoded from a bundle at launch.",
    discussion: "The list has eleven columns like those of OurAirports, and is made of random words."
  )

  @Option(help: "The number of rows.")
  var count = 72_000

  @Option(help: "How often to start each program.", transform: Repetitions.parse)
  var runs = 11

  @OptionGroup var options: RunOptions

  func reports() throws -> [Report] {
    let heading = "A table of \(count) rows, release"
    let report = try options.report(heading, repetitions: "runs: \(runs)") { folder in
      let benchmark = try TableBenchmark(
        TableRows(count: count),
        almanac: options.almanac,
        folder: folder
      )
      return Measurements(
        titles: TableProgram.all.map(\.title),
        sections: [
          try benchmark.start(runs: runs), try benchmark.lookups(runs: runs), try benchmark.sizes(),
          try benchmark.builds(runs: min(runs, 3)),
        ],
        figuresTitle: "measured"
      )
    }
    return [report]
  }
}
