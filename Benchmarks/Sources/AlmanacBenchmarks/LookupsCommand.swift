import ArgumentParser
import Foundation

/// Compares the lookups of generated enums with those in a dictionary of the same keys.
struct LookupsCommand: MeasuringCommand {
  static let configuration = CommandConfiguration(
    commandName: "lookups",
    abstract: "Looks up keys of the world, and compares that with dictionaries; and reads facts.",
    discussion: "A dictionary has the same keys, and has been built and asked before."
  )

  @Option(help: "How often to measure each call.", transform: Repetitions.parse)
  var rounds = 51

  @OptionGroup var options: RunOptions

  func reports() throws -> [Report] {
    let titles: KeyValuePairs = [
      "found": "Time of a lookup that finds its key, median",
      "missing": "Time of a lookup that does not find its key, median",
      "facts": "Time of a fact of a country, median",
    ]
    let report = try options.report("Lookups in the world", repetitions: "rounds: \(rounds)") { folder in
      let sections = try MeasuredWorld.lookups.sections(titles, rounds: rounds, in: folder, almanac: options.almanac)
      return Measurements(titles: ["Almanac", "Dictionary"], sections: sections, figuresTitle: "measured")
    }
    return [report]
  }
}
