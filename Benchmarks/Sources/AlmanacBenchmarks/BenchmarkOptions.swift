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
  /// - Parameters:
  ///   - heading: A one-line description of the measurement.
  ///   - base: The baseline, which is subtracted from the contenders.
  ///   - contenders: The contenders, Almanac first.
  ///   - limit: The title of what is measured besides the contenders.
  ///   - write: Writes the sources of the package.
  ///   - measure: Measures the built package.
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
      try package.writeManifest(targets, almanac: URL(filePath: run.almanac))
      for target in targets { try write(target, package) }
      let titles = contenders.map(\.title) + (limit.map { [$0] } ?? [])
      return Measurements(titles: titles, sections: try measure(package.build()))
    }
  }
}
