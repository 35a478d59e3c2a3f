import ArgumentParser
import Foundation

/// Compares calls on all cores at once with those on one core alone.
struct CoresCommand: MeasuringCommand {
  static let configuration = CommandConfiguration(
    commandName: "cores",
    abstract: "Makes the same calls on all cores at once, and compares that with one core alone.",
    discussion: """
      If nothing is shared, a call takes as long as on one core alone. The controls tell what the machine adds: if the shared reference
      takes as long, too, other programs kept the cores from working at once.
      """
  )

  @Option(help: "How often to measure each call.", transform: Repetitions.parse)
  var rounds = 51

  @OptionGroup var options: RunOptions

  func reports() throws -> [Report] {
    let titles: KeyValuePairs = [
      "cores": "Processor time of a call on each core, median",
      "locks": "The same with a lock",
      "controls": "Controls without Almanac",
    ]
    let report = try options.report("Calls on all cores at once", repetitions: "rounds: \(rounds)") { folder in
      let sections = try MeasuredWorld.cores.sections(titles, rounds: rounds, in: folder, almanac: options.almanac)
      return Measurements(titles: ["all cores", "one core alone"], sections: sections, figuresTitle: "measured")
    }
    return [report]
  }
}
