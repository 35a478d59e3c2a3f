import Foundation

/// What a command printed, and how it ended.
struct CommandResult {
  let output: String
  let status: Int32

  /// Runs a command to its end.
  ///
  /// - Parameters:
  ///   - arguments: The command and its arguments; it is looked up in the search path.
  ///   - folder: The folder to run it in.
  ///   - environment: Added to this process's.
  static func run(_ arguments: [String], in folder: URL, environment: [String: String] = [:]) throws -> CommandResult {
    // A file takes what a pipe could not hold, so that the command never waits for us.
    let log = FileManager.default.temporaryDirectory.appending(path: "almanac-\(UUID().uuidString).log")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // A user's build does not treat our warnings as errors.
    process.environment?["ALMANAC_STRICT"] = nil
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    return CommandResult(output: try String(contentsOf: log, encoding: .utf8), status: process.terminationStatus)
  }
}
