import Foundation
import TestSupport
import Testing

/// The instructions of operations, which are the same on a busy machine, unlike their time.
@Suite(.runsCommands) struct InstructionTests {
  /// The instructions of an operation: of its first call in a process, and of a further call.
  private struct Count {
    let operation: String
    let first: Int
    let further: Int

    init?(_ line: Substring) {
      let fields = line.split(separator: "\t")
      guard fields.count == 3, let first = Int(fields[1]), let further = Int(fields[2]) else { return nil }
      operation = String(fields[0])
      self.first = first
      self.further = further
    }
  }

  /// How much a count may differ: libraries of the system count, too.
  private static let tolerance = 0.9...1.1

  private static let file = Repository.root.appending(path: "Tests/Goldens/Instructions.tsv")

  private static let hasTool = FileManager.default.fileExists(atPath: "/usr/bin/valgrind")

  /// Whether the recorded counts are of this compiler and processor, and can be compared.
  private static let areComparable: Bool = {
    let recorded = try? String(contentsOf: file, encoding: .utf8).prefix { $0 != "\n" }
    return (try? system).map { $0 == recorded ?? "" } ?? false
  }()

  private static var system: String {
    get throws {
      let version = try CommandResult.run(["swiftc", "--version"], in: Repository.root).output
      let words = version.split(separator: "\n").prefix(2).joined(separator: ", ")
      return words.replacing(/\s+/, with: " ")
    }
  }

  @Test(
    .enabled(if: hasTool, "valgrind is not installed"),
    .enabled(if: Repository.isRecording || areComparable, "the recorded counts are of another compiler or processor")
  )
  func needNoMoreThanRecorded() throws {
    let run = try CommandResult.run(
      ["Scripts/count-instructions"],
      in: Repository.root,
      environment: ["ALMANAC": AlmanacExecutable.path]
    )
    try #require(run.status == 0, "\(run.output)")
    let counts = run.output.split(separator: "\n").compactMap { Count($0) }
    #expect(counts.count >= 20)
    if Repository.isRecording {
      try (Self.system + "\n" + run.output).write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").dropFirst()
    let recorded = lines.compactMap { Count($0) }
    try #require(recorded.map(\.operation) == counts.map(\.operation), "Scripts/test --record counts them again")
    for (count, recorded) in zip(counts, recorded) {
      expect(count.first, recorded.first, "the first \(count.operation)")
      expect(count.further, recorded.further, "\(count.operation)")
    }
  }

  private func expect(_ count: Int, _ recorded: Int, _ operation: String) {
    #expect(
      Self.tolerance.contains(Double(count) / Double(recorded)),
      "\(operation): \(count) instructions instead of \(recorded); Scripts/test --record counts them again"
    )
  }
}
