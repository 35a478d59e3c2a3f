import ArgumentParser

/// Compares the cost of the same locales with Almanac and as an enum of strings.
struct LocalesCommand: MeasuringCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales",
    abstract: "Declares locales with Almanac and as an enum of strings, and compares the costs."
  )

  @Option(help: "The number of locales to generate.")
  var count = 717

  @OptionGroup var options: BenchmarkOptions

  func validate() throws {
    guard (1...10_000).contains(count) else { throw ValidationError("--count must be from 1 to 10000.") }
  }

  func reports() throws -> [Report] {
    let locales = LocaleSet(count: count, seed: options.seed)
    let benchmark = LookupBenchmark(
      base: LocaleSet.none,
      contenders: [locales.almanac, locales.stringEnum],
      program: LocaleProgram.source(locales),
      checksums: locales.checksums,
      passes: ["init(rawValue:)", "rawValue"]
    )
    let report = try benchmark.report("\(count) locales, made up with seed \(options.seed)", options) { built in
      [
        ReportSection(
          title: "Size, release, minus a program without locales",
          comparisons: [Comparison("stripped", .bytes, measured: try benchmark.sizes(built))]
        )
      ]
    }
    return [report]
  }
}
