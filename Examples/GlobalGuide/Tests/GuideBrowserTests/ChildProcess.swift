import Foundation
import Synchronization

/// A program that says on its standard output when it is ready. It and all that it started end with the value.
final class ChildProcess: Sendable {
  /// What the program said when it was ready.
  let greeting: String

  /// The number of the program, and of the group of all that it starts.
  let identifier: Int32

  private struct Processes {
    let program: Process
    let guardian: Process
    let line: FileHandle
  }

  private let processes: Mutex<Processes>

  /// Starts a program, and waits for a line of its output that contains a text.
  init(_ program: URL, _ arguments: [String], environment: [String: String] = [:], readyWhenItSays text: String) throws
  {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try Self.run(process)
    let processes = try Self.guarded(process)
    do {
      greeting = try Self.greeting(output.fileHandleForReading, of: program, with: text)
    } catch {
      Self.end(processes, with: SIGKILL, within: .zero)
      throw error
    }
    identifier = process.processIdentifier
    self.processes = Mutex(processes)
  }

  /// Starts a process that reacts to signals, although the thread of a task blocks them, which processes inherit.
  private static func run(_ process: Process) throws {
    var (none, own) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &own)
    defer { pthread_sigmask(SIG_SETMASK, &own, nil) }
    try process.run()
  }

  /// Starts what kills the group of a process when a pipe closes.
  ///
  /// Foundation makes each process the leader of a group, so that Ctrl-C doesn't reach it, and it can start others that
  /// outlive it. But the pipe of tests that end in any way closes, so the guardian kills them all even then.
  private static func guarded(_ program: Process) throws -> Processes {
    let (guardian, input) = (Process(), Pipe())
    guardian.executableURL = URL(fileURLWithPath: "/bin/sh")
    guardian.arguments = ["-c", "read line; kill -s KILL -- -$0", "\(program.processIdentifier)"]
    guardian.standardInput = input
    guardian.standardError = FileHandle.nullDevice
    do {
      try run(guardian)
    } catch {
      kill(-program.processIdentifier, SIGKILL)
      throw error
    }
    return Processes(program: program, guardian: guardian, line: input.fileHandleForWriting)
  }

  private static func greeting(_ output: FileHandle, of program: URL, with text: String) throws -> String {
    var said = ""
    while !said.split(separator: "\n", omittingEmptySubsequences: false).dropLast().contains(where: {
      $0.contains(text)
    }) {
      let part = output.availableData
      guard !part.isEmpty else { throw Failure("\(program.lastPathComponent) did not start: \(said)") }
      said += String(decoding: part, as: UTF8.self)
    }
    return said
  }

  /// Sends a signal, and waits for the end of the program. Then, what is left of its group is killed.
  func end(with signal: Int32, within patience: Duration = .seconds(300)) {
    processes.withLock { Self.end($0, with: signal, within: patience) }
  }

  private static func end(_ processes: Processes, with signal: Int32, within patience: Duration) {
    guard processes.guardian.isRunning else { return }
    let end = ContinuousClock.now + patience
    if processes.program.isRunning { kill(processes.program.processIdentifier, signal) }
    // `waitUntilExit` runs a run loop, which a thread of a task does not have.
    while processes.program.isRunning, ContinuousClock.now < end { usleep(2000) }
    try? processes.line.close()
    while processes.guardian.isRunning || processes.program.isRunning { usleep(2000) }
  }

  deinit { end(with: SIGKILL) }
}

/// Why a step of a test is not possible.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
