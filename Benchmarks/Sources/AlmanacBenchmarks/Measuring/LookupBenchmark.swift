/// What it costs to look the same up in several ways: to compile each, and to ask it.
struct LookupBenchmark {
  /// The base that the others are measured over, which finds nothing.
  let base: LookupContender

  /// The others, Almanac first.
  let contenders: [LookupContender]

  /// The `main.swift` of all of them (see `LookupProgram`).
  let program: String

  /// What a program that finds the right values prints of its passes.
  let checksums: [String]

  /// What a key is called.
  let key: String

  /// Builds a package in a temporary folder, and prints what the measurement finds.
  ///
  /// - Parameters:
  ///   - heading: What was measured, in a line.
  ///   - more: What else to measure of the base and the others.
  func report(
    _ heading: String,
    _ options: BenchmarkOptions,
    more: (BuiltPackage) throws -> [ReportSection] = { _ in [] }
  ) throws {
    try options.report(
      heading,
      base: base,
      contenders: contenders,
      write: { contender, package in try contender.write(program, to: package) },
      measure: { built in
        let sources = try contenders.map { contender in
          try contender.fileNames.map { try built.source($0, of: contender.target) }
        }
        let access = AccessBenchmark(
          base: built.executable(base.target),
          executables: contenders.map { built.executable($0.target) },
          checksums: checksums,
          rounds: options.rounds
        )
        return try CompileBenchmark(sources: sources, built: built, rounds: options.rounds).sections()
          + [access.section(passes: ["first \(key) of a process", "each further \(key)", "search"])] + more(built)
      }
    )
  }
}
