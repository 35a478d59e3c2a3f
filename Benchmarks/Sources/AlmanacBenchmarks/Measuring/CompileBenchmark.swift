import Foundation

/// Measures the CPU time of the compiler for the generated files of each contender. Wall time also counts other
/// programs.
///
/// A full build of a package also compiles Almanac's tool and links, which would hide the difference.
struct CompileBenchmark {
  /// The files of each contender, Almanac's first.
  let sources: [[URL]]

  /// The folder of the modules that they import.
  let built: BuiltPackage
  let rounds: Int

  /// The same data in C, as the last column.
  var limit: EmbedLimit?

  /// The times in each configuration.
  func sections() throws -> [ReportSection] {
    let empty = built.folder.appending(path: "Empty.swift")
    try Data().write(to: empty)
    return try BuildConfiguration.allCases.map { configuration in
      let samples = try samples(of: [[empty]] + sources, configuration)
      let (swift, limits) = (samples.prefix(sources.count + 1), samples.suffix(from: sources.count + 1))
      // The limit has a baseline of its own.
      func measured(_ statistic: (Samples) -> Double) -> [Double] {
        let (figures, own) = (swift.map(statistic), limits.map(statistic))
        return figures + own.dropFirst().map { $0 - own[0] + figures[0] }
      }
      return ReportSection(
        title: "CPU time to compile, \(configuration), minus an empty file",
        comparisons: [
          Comparison("min", .seconds, measured: measured(\.minimum)),
          Comparison("median", .seconds, measured: measured(\.median)),
        ]
      )
    }
  }

  /// The durations for each group of files, and for the two calls of the limit, in seconds.
  ///
  /// Every round compiles all groups in turn, so a busy machine affects all of them equally.
  private func samples(of sources: [[URL]], _ configuration: BuildConfiguration) throws -> [Samples] {
    let swift = sources.map { files in { try self.compile(files, configuration) } }
    let calls = swift + (limit?.calls(configuration) ?? [])
    var samples = calls.map { _ in Samples() }
    // Round 0 fills the module cache and the disk cache.
    for round in 0...rounds {
      Progress.note("compiling, \(configuration), \(round == 0 ? "warming up" : "round \(round) of \(rounds)")")
      // The first call after another compiler takes longer, and the first group is the baseline.
      _ = try swift[0]()
      for (index, call) in calls.enumerated() {
        let seconds = try call()
        if round > 0 { samples[index].append(seconds) }
      }
    }
    return samples
  }

  private func compile(_ files: [URL], _ configuration: BuildConfiguration) throws -> Double {
    let fixed = ["swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", "App", "-c"]
    let imports = ["-I", built.modules.path(percentEncoded: false)]
    let paths = files.map { $0.path(percentEncoded: false) }
    let arguments = fixed + configuration.arguments + imports + paths
    return try ChildProcess(arguments: arguments, folder: built.folder).run().cpuSeconds
  }
}
