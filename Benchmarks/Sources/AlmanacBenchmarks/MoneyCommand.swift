import ArgumentParser
import Foundation

/// Compares the cost of writing and reading amounts with `AlmanacCurrency` and with Foundation.
struct MoneyCommand: MeasuringCommand {
  static let configuration = CommandConfiguration(
    commandName: "money",
    abstract: "Writes and reads amounts of money with AlmanacCurrency and with Foundation, and compares the costs."
  )

  @Option(help: "How often to measure each call.", transform: Repetitions.parse)
  var rounds = 51

  func reports() throws -> [Report] {
    let measurements = Measurements(
      titles: ["Almanac", "Foundation"],
      sections: try MoneyBenchmark(rounds: rounds).sections(),
      figuresTitle: "measured"
    )
    return [
      Report(
        heading: "Amounts in English, German and Hindi",
        repetitions: "rounds: \(rounds)",
        measurements: measurements
      )
    ]
  }
}
