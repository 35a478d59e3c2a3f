import ArgumentParser
import Foundation
import TestSupport

/// The common options of all commands.
struct RunOptions: ParsableArguments {
  @Flag(help: "Keep the temporary folder.")
  var keep = false

  @Option(
    help: ArgumentHelp("The folder of Almanac's package.", visibility: .hidden),
    completion: .directory,
    transform: { URL(filePath: $0) }
  )
  var almanac = Repository.root

  /// Measures in a temporary folder, with a description in a line and the number of repetitions, such as `rounds: 5`.
  func report(
    _ heading: String,
    repetitions: String,
    measure: (_ folder: URL) throws -> Measurements
  ) throws -> Report {
    let measurements = try TemporaryFolder(isKept: keep).withURL(measure)
    return Report(heading: heading, repetitions: repetitions, measurements: measurements)
  }
}
