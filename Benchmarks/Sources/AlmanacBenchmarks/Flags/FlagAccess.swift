/// The time to read the bytes of flags.
struct FlagAccess {
  let built: BuiltPackage
  let flags: FlagSet
  let rounds: Int

  /// The times of each contender, Almanac first.
  func section(_ contenders: [FlagContender]) throws -> ReportSection {
    // Each program reads everything twice.
    let samples = try AccessBenchmark(
      base: built.executable(FlagContender.none.target),
      executables: contenders.map { built.executable($0.target) },
      checksums: [flags.checksum, flags.checksum],
      rounds: rounds
    ).run().map(FlagSamples.init)
    return ReportSection(
      title: "Time to read a flag, release, minus an empty read",
      comparisons: [
        Comparison("first, min", .seconds, measured: samples.map(\.first.minimum)),
        Comparison("first, median", .seconds, measured: samples.map(\.first.median)),
        Comparison("later, median", .seconds, measured: samples.map(\.later.median)),
        Comparison("again, median", .seconds, measured: samples.map(\.again.median)),
      ]
    )
  }
}
