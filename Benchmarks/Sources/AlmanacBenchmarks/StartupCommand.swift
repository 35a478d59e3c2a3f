import ArgumentParser
import Foundation

/// Starts programs that print countries and read their flags, and compares time, memory and size.
struct StartupCommand: MeasuringCommand {
  static let configuration = CommandConfiguration(
    commandName: "startup",
    abstract: "Starts a program that uses countries and flags of Almanac, and one that loads them from a bundle.",
    discussion: "Measures time, memory and size of whole programs, and those of a program that only says hello."
  )

  @Option(help: "How often to start each program.", transform: Repetitions.parse)
  var runs = 101

  @OptionGroup var options: RunOptions

  func reports() throws -> [Report] {
    let world = try BundledWorld(almanac: options.almanac)
    let heading = "\(world.codes.count) countries with flags of the world, release"
    let report = try options.report(heading, repetitions: "runs: \(runs)") { folder in
      let benchmark = try StartupBenchmark(world, almanac: options.almanac, folder: folder)
      return Measurements(
        titles: StartupProgram.all.map(\.title),
        sections: [
          try benchmark.section(runs: runs, codes: [world.codes[0]]),
          try benchmark.section(runs: runs, codes: world.codes), try benchmark.sizes(),
        ],
        figuresTitle: "measured"
      )
    }
    return [report]
  }
}
