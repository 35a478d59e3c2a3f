import ArgumentParser
import Foundation

/// Where a command works, and how it prints what it finds.
struct RunOptions: ParsableArguments {
  @Flag(help: "Keep the temporary folder, to look at it.")
  var keep = false

  @Option(help: ArgumentHelp("The folder of Almanac's package.", visibility: .hidden), completion: .directory)
  var almanac = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL.path(percentEncoded: false)

  /// Measures in a temporary folder, and prints the result.
  ///
  /// - Parameters:
  ///   - heading: What was measured, in a line.
  ///   - repetitions: How often, such as `rounds: 5`.
  ///   - measure: Gives the report of what it finds in the folder.
  func report(_ heading: String, repetitions: String, measure: (_ folder: URL) throws -> Report) throws {
    let report = try TemporaryFolder(isKept: keep).withURL(measure)
    print(heading)
    print("\(repetitions); \(try Setting.description())\n")
    print(report.text(isDimmed: Report.canDim))
  }
}
