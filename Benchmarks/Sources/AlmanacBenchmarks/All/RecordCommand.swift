import ArgumentParser
import Foundation

/// Runs a command, and writes its rows.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Runs one command, and writes the rows of its results as JSON."
  )

  @Argument(help: "The file to write.", completion: .file())
  var file: String

  @Argument(parsing: .captureForPassthrough, help: "The command and its arguments.")
  var command: [String]

  func run() throws {
    guard let command = try AlmanacBenchmarks.parseAsRoot(command) as? any MeasuringCommand else {
      throw ValidationError("'\(command.first ?? "")' is not a command that measures.")
    }
    let rows = try command.reports().flatMap { $0.rows(of: type(of: command)._commandName) }
    try JSONEncoder().encode(rows).write(to: URL(filePath: file))
  }
}
