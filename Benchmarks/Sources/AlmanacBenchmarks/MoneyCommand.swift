import ArgumentParser
import Foundation

/// Compares the cost of writing and reading amounts with AlmanacMoney, AlmanacCurrency, Foundation and ICU.
struct MoneyCommand: MeasuringCommand {
  static let configuration = CommandConfiguration(
    commandName: "money",
    abstract: "Writes and reads amounts with AlmanacMoney, AlmanacCurrency, Foundation and ICU, and compares the costs."
  )

  @Option(help: "How often to measure each call.", transform: Repetitions.parse)
  var rounds = 51

  @OptionGroup var options: RunOptions

  func reports() throws -> [Report] {
    let benchmark = MoneyBenchmark(rounds: rounds)
    let sizes = try options.report("Programs that print an amount", repetitions: "runs: 1") { folder in
      let section = try AmountSizes(almanac: options.almanac).section(in: folder)
      return Measurements(titles: AmountProgram.all.map(\.title), sections: [section])
    }
    return [
      report("Amounts without Foundation", FormatCase.titles, try benchmark.formatSections()),
      report("Amounts in English, German and Hindi", ["AlmanacCurrency", "Foundation"], try benchmark.sections()),
      sizes,
    ]
  }

  private func report(_ heading: String, _ titles: [String], _ sections: [ReportSection]) -> Report {
    let measurements = Measurements(titles: titles, sections: sections, figuresTitle: "measured")
    return Report(heading: heading, repetitions: "rounds: \(rounds)", measurements: measurements)
  }
}
