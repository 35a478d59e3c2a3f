import ArgumentParser

/// The command line of the benchmarks: a command for each thing that is measured, and commands that run and report all
/// of them.
@main
struct AlmanacBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares Almanac with alternatives, in one run on one machine.",
    subcommands: PlannedRun.all.map(\.command) + [AllCommand.self, ReportCommand.self, RecordCommand.self]
  )
}
