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
    let contenders: [LocaleContender] = [.almanac, .stringEnum]
    let report = try options.report(
      "\(count) locales, made up with seed \(options.seed)",
      base: .none,
      contenders: contenders,
      write: { contender, package in try contender.write(locales, to: package) },
      measure: { built in
        let sources = try contenders.map { [try built.source($0.fileName, of: $0.target)] }
        return try CompileBenchmark(sources: sources, built: built, rounds: options.rounds).sections()
          + [accessSection(built, contenders, locales), sizeSection(built, contenders)]
      }
    )
    return [report]
  }

  private func accessSection(
    _ built: BuiltPackage,
    _ contenders: [LocaleContender],
    _ locales: LocaleSet
  ) throws -> ReportSection {
    try AccessBenchmark(
      base: built.executable(LocaleContender.none.target),
      executables: contenders.map { built.executable($0.target) },
      checksums: locales.checksums,
      rounds: options.rounds
    ).section(passes: ["init(rawValue:)", "rawValue"])
  }

  private func sizeSection(_ built: BuiltPackage, _ contenders: [LocaleContender]) throws -> ReportSection {
    let sizes = try ([.none] + contenders).map { Double(try built.strippedSize($0.target)) }
    return ReportSection(
      title: "Size, release, minus a program without locales",
      comparisons: [Comparison("stripped", .bytes, measured: sizes)]
    )
  }
}
