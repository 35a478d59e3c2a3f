import Foundation
import Synchronization

/// A program that says on its standard output when it is ready, and runs until the value is released.
final class ChildProcess: Sendable {
  /// What the program said when it was ready.
  let greeting: String

  private let process: Mutex<Process>

  /// Starts a program, and waits for a line of its output that contains a text.
  init(_ program: URL, _ arguments: [String], readyWhenItSays text: String) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var said = ""
    while !said.split(separator: "\n", omittingEmptySubsequences: false).dropLast().contains(where: {
      $0.contains(text)
    }) {
      let part = output.fileHandleForReading.availableData
      guard !part.isEmpty else { throw Failure("\(program.lastPathComponent) did not start: \(said)") }
      said += String(decoding: part, as: UTF8.self)
    }
    greeting = said
    self.process = Mutex(process)
  }

  /// Sends a signal, and waits for the end of the program.
  func end(with signal: Int32) {
    process.withLock { process in
      guard process.isRunning else { return }
      kill(process.processIdentifier, signal)
      // `waitUntilExit` runs a run loop, which a thread of a task does not have.
      while process.isRunning { usleep(2000) }
    }
  }

  // A program inherits the signals that a thread of a task blocks, so it can miss SIGTERM.
  deinit { end(with: SIGKILL) }
}

/// Why a step of a test is not possible.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
