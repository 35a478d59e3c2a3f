import Foundation

/// Measures how long programs take to read their data. The programs print the durations themselves.
struct AccessBenchmark {
  /// A run of a program takes milliseconds, so there can be more of them than of the compiler.
  private static let runsPerRound = 10

  /// The program that reads nothing. It measures the clock and the loop.
  let base: URL

  /// The programs, which must all read the same data.
  let executables: [URL]

  /// The expected digest of each pass.
  let checksums: [String]
  let rounds: Int

  /// The passes of each run of the base and then of each program.
  ///
  /// All programs run in turn, so a busy machine affects all of them equally.
  ///
  /// - Throws: `Failure` if a program fails or reads other data.
  func run() throws -> [[[ProgramPass]]] {
    let runs = rounds * Self.runsPerRound
    Progress.note("running each program \(runs) times")
    let programs = [base] + executables
    var results: [[[ProgramPass]]] = programs.map { _ in [] }
    for _ in 0..<runs {
      for (index, program) in programs.enumerated() { results[index].append(try passes(of: program)) }
    }
    return results
  }

  /// Returns the medians of all runs, one line for each pass, labeled with what it measures.
  func section(passes labels: [String]) throws -> ReportSection {
    let runs = try run()
    let comparisons = labels.enumerated().map { pass, label in
      Comparison(label, .seconds, measured: runs.map { Samples($0.flatMap { $0[pass].seconds }).median })
    }
    return ReportSection(title: "Time of a call, release, minus the loop around it, median", comparisons: comparisons)
  }

  private func passes(of program: URL) throws -> [ProgramPass] {
    let path = program.path(percentEncoded: false)
    let output = try ChildProcess(arguments: [path], folder: program.deletingLastPathComponent()).run().output
    let passes = output.split(separator: "\n").compactMap { ProgramPass($0) }
    guard passes.count == checksums.count else {
      throw Failure("\(program.lastPathComponent) printed no figures:\n\(output)")
    }
    let found = passes.map(\.checksum)
    guard program == base || found == checksums else {
      throw Failure("\(program.lastPathComponent) read other data: checksums \(found), not \(checksums)")
    }
    return passes
  }
}
