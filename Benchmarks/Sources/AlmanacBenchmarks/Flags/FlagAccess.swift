/// The time to read the bytes of flags.
struct FlagAccess {
  let built: BuiltPackage
  let flags: FlagSet
  let rounds: Int

  /// The times of each contender, Almanac first.
  func section(_ contenders: [FlagContender]) throws -> ReportSection {
    // Each program reads everything twice.
    let programs = try AccessBenchmark(
      base: built.executable(FlagContender.none.target),
      executables: contenders.map { built.executable($0.target) },
      checksums: [flags.checksum, flags.checksum],
      rounds: rounds
    ).run()
    func samples(_ seconds: ([ProgramPass]) -> [Double]) -> [Samples] { programs.map { Samples($0.flatMap(seconds)) } }
    // The first read of a run includes all one-time work.
    let first = samples { Array($0[0].seconds.prefix(1)) }
    let later = samples { Array($0[0].seconds.dropFirst()) }
    let again = samples { $0[1].seconds }
    return ReportSection(
      title: "Time to read a flag, release, minus an empty read",
      comparisons: [
        Comparison("first, min", .seconds, measured: first.map(\.minimum)),
        Comparison("first, median", .seconds, measured: first.map(\.median)),
        Comparison("later, median", .seconds, measured: later.map(\.median)),
        Comparison("again, median", .seconds, measured: again.map(\.median)),
      ]
    )
  }
}
