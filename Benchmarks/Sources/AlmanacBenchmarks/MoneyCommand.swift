import ArgumentParser
import Foundation

/// Compares the cost of writing and reading amounts with `AlmanacCurrency` and with Foundation.
struct MoneyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "money",
    abstract: "Writes and reads amounts of money with AlmanacCurrency and with Foundation, and compares the costs."
  )

  @Option(help: "How often to measure each call.")
  var rounds = 51

  func validate() throws {
    guard rounds > 0 else { throw ValidationError("--rounds must be at least 1.") }
  }

  func run() throws {
    let report = Report(
      titles: ["Almanac", "Foundation"],
      sections: try MoneyBenchmark(rounds: rounds).sections(),
      figuresTitle: "measured"
    )
    print("amounts in English, German and Hindi")
    print("rounds: \(rounds); \(try Setting.description())\n")
    print(report.text(isDimmed: Report.canDim))
  }
}
