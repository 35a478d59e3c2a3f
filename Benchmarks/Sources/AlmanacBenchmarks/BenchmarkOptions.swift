import ArgumentParser
import Foundation

/// The options of the commands that compare contenders, and the frame of their runs.
struct BenchmarkOptions: ParsableArguments {
  @Option(help: "The seed of what is made up.")
  var seed: UInt64 = 1

  @Option(help: "How often to compile each contender's code.")
  var rounds = 5

  @OptionGroup var run: RunOptions

  func validate() throws {
    guard rounds > 0 else { throw ValidationError("--rounds is at least 1.") }
  }

  /// Builds a package in a temporary folder, and prints what a measurement of it finds.
  ///
  /// - Parameters:
  ///   - heading: What was measured, in a line.
  ///   - base: What the contenders are measured over.
  ///   - contenders: The others, Almanac first.
  ///   - write: Puts the sources into the package.
  ///   - measure: Measures what was built.
  func report<Target: Contender>(
    _ heading: String,
    base: Target,
    contenders: [Target],
    write: (_ target: Target, _ package: ConsumerPackage) throws -> Void,
    measure: (BuiltPackage) throws -> [ReportSection]
  ) throws {
    try run.report(heading, repetitions: "rounds: \(rounds)") { folder in
      Progress.note("building a program for each contender")
      let targets = [base] + contenders
      let package = ConsumerPackage(folder: folder)
      try package.writeManifest(targets, almanac: URL(filePath: run.almanac))
      for target in targets { try write(target, package) }
      return Report(titles: contenders.map(\.title), sections: try measure(package.build()))
    }
  }
}
