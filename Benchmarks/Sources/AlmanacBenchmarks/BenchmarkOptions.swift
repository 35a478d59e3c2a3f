import ArgumentParser
import Foundation

/// What every command can be told, and the frame of its run.
struct BenchmarkOptions: ParsableArguments {
  @Option(help: "The seed of what is made up.")
  var seed: UInt64 = 1

  @Option(help: "How often to compile each contender's code.")
  var rounds = 5

  @Flag(help: "Leave the measured package behind, to look at.")
  var keep = false

  @Option(help: ArgumentHelp("The folder of Almanac's package.", visibility: .hidden), completion: .directory)
  var almanac = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL.path(percentEncoded: false)

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
    let sections = try TemporaryFolder(isKept: keep).withURL { folder in
      Progress.note("building a program for each contender")
      let targets = [base] + contenders
      let package = ConsumerPackage(folder: folder)
      try package.writeManifest(targets, almanac: URL(filePath: almanac))
      for target in targets { try write(target, package) }
      return try measure(package.build())
    }
    print(heading)
    print("rounds: \(rounds); \(try Setting.description())\n")
    print(Report(titles: contenders.map(\.title), sections: sections).text(isDimmed: Report.canDim))
  }
}
