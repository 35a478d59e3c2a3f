import Foundation
import TestSupport

/// The folder of the results: the JSON file, and what is made of it.
struct ResultsFolder {
  /// The folder in git.
  static let standard = ResultsFolder(url: Repository.root.appending(path: "Benchmarks/Results"))

  /// The folder of quick runs.
  static let quick = ResultsFolder(url: Repository.root.appending(path: "Benchmarks/.build/Results"))

  let url: URL

  var json: URL { url.appending(path: "results.json") }

  /// The results in the folder, or empty ones if there are none.
  ///
  /// - Throws: `Failure` if they are of another machine. Results of two machines cannot be compared.
  func results(of machine: Machine) throws -> Results {
    let path = json.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return Results(machine: machine) }
    let results = try Results(file: json)
    guard results.machine == machine else {
      throw Failure(
        "\(path):1:1: error: These results are of another machine: \(results.machine.text). "
          + "Remove the file, or choose another folder with --output."
      )
    }
    return results
  }

  func write(_ results: Results) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try results.json().write(to: json)
    try writePages(results)
  }

  func writePages(_ results: Results) throws {
    try Data(ResultsPage(results: results).text.utf8).write(to: url.appending(path: "results.md"))
    try Data(Chart(results: results).svg.utf8).write(to: url.appending(path: "chart.svg"))
  }
}
