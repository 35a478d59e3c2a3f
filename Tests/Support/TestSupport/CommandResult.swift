#if os(Linux) || os(macOS)
  public import Foundation

  /// The output of a command, and how it ended.
  public struct CommandResult: Sendable {
    /// What it wrote, to standard output and standard error.
    public let output: String

    /// The exit status, or the number of the signal that ended it.
    public let status: Int32

    /// Whether a signal ended the command.
    public let hasCrashed: Bool

    /// Runs a command to its end.
    ///
    /// The command is looked up in the search path. The environment is that of this process and `environment`, and the
    /// input is a file, or none.
    public static func run(
      _ arguments: [String],
      in folder: URL,
      environment: [String: String] = [:],
      input: URL? = nil
    ) throws -> CommandResult {
      // A file, because a full pipe would block the command.
      let log = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString).log")
      try Data().write(to: log)
      defer { try? FileManager.default.removeItem(at: log) }
      let handle = try FileHandle(forWritingTo: log)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? FileHandle.nullDevice
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      // Foundation makes the command the leader of a group, and waits for all that still has a socket from it. What a
      // command leaves is killed first, while the status that nobody has asked for keeps the number of the group.
      var end = siginfo_t()
      while waitid(P_PID, id_t(process.processIdentifier), &end, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      kill(-process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      try handle.close()
      return CommandResult(
        output: try String(contentsOf: log, encoding: .utf8),
        status: process.terminationStatus,
        hasCrashed: process.terminationReason == .uncaughtSignal
      )
    }
  }
#endif
