/// The durations of a program's reads in seconds, over several runs.
struct FlagSamples {
  /// The first read of each run, which includes all one-time work.
  private(set) var first = Samples()

  /// All other first reads of a flag.
  private(set) var later = Samples()

  /// The repeated reads of a flag.
  private(set) var again = Samples()

  /// Sorts the two passes of each run.
  init(runs: [[ProgramPass]]) {
    for passes in runs {
      first.append(contentsOf: passes[0].seconds.prefix(1))
      later.append(contentsOf: passes[0].seconds.dropFirst())
      again.append(contentsOf: passes[1].seconds)
    }
  }
}
