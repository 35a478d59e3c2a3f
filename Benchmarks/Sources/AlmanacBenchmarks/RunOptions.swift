import ArgumentParser
import Foundation

/// The common options of all commands.
struct RunOptions: ParsableArguments {
  @Flag(help: "Keep the temporary folder.")
  var keep = false

  @Option(help: ArgumentHelp("The folder of Almanac's package.", visibility: .hidden), completion: .directory)
  var almanac = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL.path(percentEncoded: false)

  /// Measures in a temporary folder, and prints the report.
  ///
  /// - Parameters:
  ///   - heading: A one-line description of the measurement.
  ///   - repetitions: The number of repetitions, such as `rounds: 5`.
  ///   - measure: Measures in the folder, and returns the report.
  func report(_ heading: String, repetitions: String, measure: (_ folder: URL) throws -> Report) throws {
    let report = try TemporaryFolder(isKept: keep).withURL(measure)
    print(heading)
    print("\(repetitions); \(try Setting.description())\n")
    print(report.text(isDimmed: Report.canDim))
  }
}
