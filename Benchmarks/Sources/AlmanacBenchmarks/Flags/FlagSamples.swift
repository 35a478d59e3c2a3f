/// The seconds that a program's reads took, over several runs of it.
struct FlagSamples {
  /// The first read of each run, which pays for all that is done once.
  private(set) var first = Samples()

  /// All other first reads of something.
  private(set) var later = Samples()

  /// The reads of what had been read before.
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
