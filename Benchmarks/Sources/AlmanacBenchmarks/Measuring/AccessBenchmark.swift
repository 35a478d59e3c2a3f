import Foundation

/// How long programs take to read their data, as they themselves tell.
struct AccessBenchmark {
  /// A run of a program takes milliseconds, so that there can be more of them than of the compiler.
  private static let runsPerRound = 10

  /// The program that reads nothing: its figures are those of the clock and the loop.
  let base: URL

  /// The programs that must all read the same.
  let executables: [URL]

  /// What a program that reads the right data prints of each of its passes.
  let checksums: [String]
  let rounds: Int

  /// The passes of each run of the base and then of each program.
  ///
  /// Every program runs in turn, so that a busy moment of the machine hits all of them alike.
  ///
  /// - Throws: A `Failure` where a program fails or reads other data.
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

  /// The medians of all runs, a line for each pass.
  ///
  /// - Parameter labels: What the passes measure.
  func section(passes labels: [String]) throws -> ReportSection {
    let runs = try run()
    let comparisons = labels.enumerated().map { pass, label in
      Comparison(label, .seconds, measured: runs.map { Samples(pass: pass, of: $0).median })
    }
    return ReportSection(title: "Time of a call, release, over the loop around it, median", comparisons: comparisons)
  }

  private func passes(of program: URL) throws -> [ProgramPass] {
    let path = program.path(percentEncoded: false)
    let output = try ChildProcess(arguments: [path], folder: program.deletingLastPathComponent()).run().output
    let passes = output.split(separator: "\n").compactMap { ProgramPass($0) }
    guard passes.count == checksums.count else {
      throw Failure("\(program.lastPathComponent) did not print its figures, but:\n\(output)")
    }
    let found = passes.map(\.checksum)
    guard program == base || found == checksums else {
      throw Failure("\(program.lastPathComponent) read other data: checksums \(found), not \(checksums)")
    }
    return passes
  }
}
