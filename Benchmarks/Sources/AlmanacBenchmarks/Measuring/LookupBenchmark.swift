/// Measures several ways to look up the same data: the compile time and the lookups.
struct LookupBenchmark {
  /// The baseline that is subtracted from the others.
  let base: MeasuredTarget

  /// The contenders, Almanac first.
  let contenders: [MeasuredTarget]

  /// The `main.swift` of all of them (see `LookupProgram` and `LocaleProgram`).
  let program: String

  /// The expected digests of the passes.
  let checksums: [String]

  /// What the passes measure, for the report.
  let passes: [String]

  /// Builds a package in a temporary folder, and measures it, including `more` of the baseline and the contenders.
  ///
  /// `heading` describes the measurement in a line.
  func report(
    _ heading: String,
    _ options: BenchmarkOptions,
    more: (BuiltPackage) throws -> [ReportSection] = { _ in [] }
  ) throws -> Report {
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
          + [access.section(passes: passes)] + more(built)
      }
    )
  }

  /// The bytes of the stripped executables, that of the baseline first.
  func sizes(_ built: BuiltPackage) throws -> [Double] {
    try ([base] + contenders).map { Double(try built.strippedSize($0.target)) }
  }
}
