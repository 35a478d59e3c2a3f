import Foundation

/// A program to run to its end.
struct ChildProcess {
  /// The program, by its path or its name in `PATH`, and its arguments.
  let arguments: [String]
  let folder: URL

  /// Variables to add to this process's environment.
  var environment: [String: String] = [:]

  /// Runs the program. Run one at a time: the CPU time is that of all children that end meanwhile.
  ///
  /// - Returns: The end of what it wrote, the seconds from its start until it closed its output, and the CPU time, user
  ///   and system, of it and of all descendants that their parents waited for.
  /// - Throws: A `Failure` with what it wrote, where it fails.
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
    // Before waiting, because Foundation may notice the exit only many milliseconds later.
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
    // RUSAGE_CHILDREN, which has another Swift type on each platform.
    getrusage(-1, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}
