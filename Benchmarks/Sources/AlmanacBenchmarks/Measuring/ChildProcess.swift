import Foundation

/// A program to run to its end.
struct ChildProcess {
  /// The program, by its path or its name in `PATH`, and its arguments.
  let arguments: [String]
  let folder: URL

  /// Runs the program.
  ///
  /// - Returns: The end of what it wrote, and the seconds from its start until it closed its output.
  /// - Throws: A `Failure` with what it wrote, where it fails.
  @discardableResult
  func run() throws -> (output: String, seconds: Double) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    var output = OutputTail()
    while let chunk = try pipe.fileHandleForReading.read(upToCount: 65_536), !chunk.isEmpty { output.append(chunk) }
    // Before waiting, because Foundation may notice the exit only many milliseconds later.
    let duration = clock.now - start
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let reason = process.terminationReason == .exit ? "status" : "signal"
      let end = "ended with \(reason) \(process.terminationStatus)"
      throw Failure("\(output.text)\n\(arguments.joined(separator: " "))\n\(end)")
    }
    return (output.text, duration / .seconds(1))
  }
}
