import Foundation

/// A child process.
struct ChildProcess {
  /// The program, by its path or its name in `PATH`, and its arguments.
  let arguments: [String]
  let folder: URL

  /// Variables to add to this process's environment.
  var environment: [String: String] = [:]

  /// Runs the program. Run only one at a time, because the CPU time includes all children that end in the meantime.
  ///
  /// - Returns: The end of its output, the seconds from its start until it closed its output, and the CPU time (user
  ///   and system) of the process and all descendants that their parents waited for.
  /// - Throws: `Failure` with its output, if it fails.
  @discardableResult
  func run() throws -> (output: String, seconds: Double, cpuSeconds: Double) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    let cpuSecondsBefore = Self.cpuSecondsOfChildren
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    var output = OutputTail()
    while let chunk = try pipe.fileHandleForReading.read(upToCount: 65_536), !chunk.isEmpty { output.append(chunk) }
    // Before waiting, because Foundation can detect the exit many milliseconds later.
    let duration = clock.now - start
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let reason = process.terminationReason == .exit ? "status" : "signal"
      let end = "ended with \(reason) \(process.terminationStatus)"
      throw Failure("\(output.text)\n\(arguments.joined(separator: " "))\n\(end)")
    }
    return (output.text, duration / .seconds(1), Self.cpuSecondsOfChildren - cpuSecondsBefore)
  }

  /// The CPU time of all descendants that have ended and that their parents waited for.
  private static var cpuSecondsOfChildren: Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, which has different Swift types on different platforms.
    getrusage(-1, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}
