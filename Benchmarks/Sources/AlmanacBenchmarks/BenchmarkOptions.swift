import ArgumentParser
import Foundation

/// The common options of the commands that compare contenders.
struct BenchmarkOptions: ParsableArguments {
  @Option(help: "The seed of the generated data.")
  var seed: UInt64 = 1

  @Option(help: "How often to compile each contender's code.", transform: Repetitions.parse)
  var rounds = 5

  @OptionGroup var run: RunOptions

  /// Builds a package in a temporary folder, and measures it.
  ///
  /// `heading` describes the measurement in a line, and `limit` is the title of what is measured besides the
  /// contenders. Almanac is the first contender, and the baseline `base` is subtracted from all of them. `write` writes
  /// the sources of the package, and `measure` measures the built package.
  func report<Target: Contender>(
    _ heading: String,
    base: Target,
    contenders: [Target],
    limit: String? = nil,
    write: (_ target: Target, _ package: ConsumerPackage) throws -> Void,
    measure: (BuiltPackage) throws -> [ReportSection]
  ) throws -> Report {
    try run.report(heading, repetitions: "rounds: \(rounds)") { folder in
      Progress.note("building a program for each contender")
      let targets = [base] + contenders
      let package = ConsumerPackage(folder: folder)
      try package.writeManifest(targets, almanac: run.almanac)
      for target in targets { try write(target, package) }
      let titles = contenders.map(\.title) + (limit.map { [$0] } ?? [])
      return Measurements(titles: titles, sections: try measure(package.build()))
    }
  }
}
