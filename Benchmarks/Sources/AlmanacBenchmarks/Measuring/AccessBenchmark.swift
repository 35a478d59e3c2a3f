import Foundation

/// How long programs take to read their data, as they themselves tell.
struct AccessBenchmark {
  /// The program that reads nothing: its figures are those of the clock.
  let base: URL

  /// The programs that must all read the same bytes.
  let executables: [URL]

  /// What a program prints that read the right bytes.
  let checksum: String
  let runs: Int

  /// The times of the base and then of each program.
  ///
  /// - Throws: A `Failure` where a program fails or reads other bytes.
  func run() throws -> [AccessSamples] {
    Progress.note("running each program \(runs) times")
    let programs = [base] + executables
    var samples = programs.map { _ in AccessSamples() }
    for _ in 0..<runs {
      for (index, program) in programs.enumerated() {
        let path = program.path(percentEncoded: false)
        let output = try ChildProcess(arguments: [path], folder: program.deletingLastPathComponent()).run().output
        do {
          try samples[index].append(output, checksum: index == 0 ? nil : checksum)
        } catch {
          throw Failure("\(program.lastPathComponent): \(error)")
        }
      }
    }
    return samples
  }
}
