import Foundation
import TestSupport
import Testing

/// What the command line writes to standard error: the progress, and nothing else.
@Suite(.runsCommands) struct TerminalTests {
  private static let erasure = "\r\u{1B}[K"

  /// Returns what a run of `generate` that shrinks flags prints on standard error, in a kind of terminal, or to a pipe
  /// for `nil`.
  ///
  /// The run waits for its output folder until it has printed something, or for some milliseconds.
  private func errorText(terminal: String?, waiting milliseconds: Int32) throws -> String {
    let folder = try TemporaryFolder()
    for name in ["ch", "xx"] { try folder.addFlag("Flags/\(name).png") }
    let output = folder.path(of: "Out")
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    let lock = open(output, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX) == 0)
    let (end, other) = try terminal == nil ? Self.pipe() : Self.terminal()
    let process = Process()
    process.executableURL = URL(filePath: AlmanacExecutable.path)
    process.arguments = ["generate", folder.path, "--output", output]
    process.environment = ["TERM": terminal ?? "xterm"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(fileDescriptor: other, closeOnDealloc: false)
    try process.run()
    close(other)
    var printed = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    poll(&printed, 1, milliseconds)
    try #require(flock(lock, LOCK_UN) == 0)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: text(of: end), as: UTF8.self)
  }

  private static func pipe() throws -> (end: Int32, other: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(Foundation.pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  private static func terminal() throws -> (end: Int32, other: Int32) {
    var (end, other): (Int32, Int32) = (0, 0)
    try #require(openpty(&end, &other, nil, nil, nil) == 0)
    return (end, other)
  }

  /// All bytes until the other end is closed. For a terminal, that is an error on Linux.
  private func text(of descriptor: Int32) -> [UInt8] {
    defer { close(descriptor) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 { text += buffer.prefix(count) }
    return text
  }

  @Test func onlyATerminalShowsProgress() throws {
    #expect(try errorText(terminal: nil, waiting: 1_500) == "")
    #expect(try errorText(terminal: "dumb", waiting: 1_500) == "")
    let shown = try errorText(terminal: "xterm", waiting: 60_000)
    #expect(shown.hasPrefix(Self.erasure) && shown.hasSuffix(Self.erasure), "\(shown)")
  }
}
