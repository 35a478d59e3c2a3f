import Foundation
import Testing

@testable import AlmanacGenerator

/// The line is drawn in place, and nothing remains of it.
@Suite struct ProgressLineTests {
  private let pipe = Pipe()

  /// What a line leaves after the texts that were read already.
  private func rest() throws -> String {
    try pipe.fileHandleForWriting.close()
    return String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }

  /// Reads until the line shows a text.
  private func read(to text: String) -> String {
    var shown = ""
    while !shown.hasSuffix(text) { shown += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self) }
    return shown
  }

  @Test func showsTheStepAndIsErased() throws {
    let line = ProgressLine(pipe.fileHandleForWriting.fileDescriptor, delay: 0)
    line.begin("shrinking flags", count: 300)
    DispatchQueue.concurrentPerform(iterations: 200) { _ in line.advance() }
    #expect(read(to: "200 of 300").hasSuffix("\r\u{1B}[Kshrinking flags: 200 of 300"))
    line.begin("writing", count: 1)
    #expect(read(to: "writing") == "\r\u{1B}[Kwriting")
    line.end("done")
    line.begin("more", count: 2)
    line.end("again")
    #expect(try rest() == "\r\u{1B}[Kdone\n")
  }

  /// A command that fails ends its line in any case.
  @Test func isErasedOnce() throws {
    let line = ProgressLine(pipe.fileHandleForWriting.fileDescriptor, delay: 0)
    line.begin("reading", count: 1)
    _ = read(to: "reading")
    line.end()
    line.end()
    #expect(try rest() == "\r\u{1B}[K")
  }

  @Test func aShortRunShowsNothing() throws {
    let line = ProgressLine(pipe.fileHandleForWriting.fileDescriptor, delay: 1e6)
    line.begin("reading", count: 1)
    line.end()
    #expect(try rest() == "")
  }

  /// Neither a drawing nor the end of the line fails. The process would end if one of them did.
  @Test func aTerminalThatIsGoneDoesNoHarm() throws {
    signal(SIGPIPE, SIG_IGN)
    let line = ProgressLine(pipe.fileHandleForWriting.fileDescriptor, delay: 0)
    line.begin("reading", count: 1)
    #expect(read(to: "reading") == "\r\u{1B}[Kreading")
    try pipe.fileHandleForReading.close()
    let text = Data("x".utf8)
    #expect(throws: (any Error).self) { try pipe.fileHandleForWriting.write(contentsOf: text) }
    line.begin("writing", count: 1)
    line.draw()
    line.end("done")
    // The file handle is that of the caller, who can still close it.
    try pipe.fileHandleForWriting.close()
  }
}
