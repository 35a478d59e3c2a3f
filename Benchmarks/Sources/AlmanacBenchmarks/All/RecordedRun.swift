import Foundation

/// A run of a command in a process of its own, so that nothing that happens in it ends the other runs.
struct RecordedRun {
  let name: String
  let arguments: [String]

  /// The folder of third-party data.
  let corpora: String?

  /// Runs the command. If it fails, there are no rows, and its output is printed.
  func run() throws -> (outcome: Results.Run, rows: [FigureRow]) {
    let start = ContinuousClock.now
    var rows: [FigureRow] = []
    var failure: String?
    do {
      rows = try TemporaryFolder(isKept: false).withURL(record)
    } catch let error as Failure {
      Progress.note(error.description)
      // The lines before are the output, which can have paths of this machine.
      failure = error.description.split(separator: "\n").last.map(String.init)
    }
    let outcome = Results.Run(
      command: name,
      arguments: arguments,
      date: Date.now.formatted(.iso8601.year().month().day()),
      seconds: Int((ContinuousClock.now - start) / .seconds(1)),
      failure: failure
    )
    return (outcome, rows)
  }

  private func record(in folder: URL) throws -> [FigureRow] {
    guard let program = Bundle.main.executableURL else { throw Failure("this program has no file") }
    let file = folder.appending(path: "rows.json")
    let paths = [program, file].map { $0.path(percentEncoded: false) }
    let real = arguments.map { $0.replacing(PlannedRun.corpora, with: corpora ?? "") }
    let current = URL(filePath: FileManager.default.currentDirectoryPath)
    try ChildProcess(arguments: [paths[0], "record", paths[1], name] + real, folder: current).run()
    return try JSONDecoder().decode([FigureRow].self, from: Data(contentsOf: file))
  }
}
