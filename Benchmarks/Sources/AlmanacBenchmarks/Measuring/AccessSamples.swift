/// The seconds that a program's reads took, over several runs of it.
struct AccessSamples {
  /// The first read of each run, which pays for all that is done once.
  private(set) var first = Samples()

  /// All other first reads of something.
  private(set) var later = Samples()

  /// The reads of what had been read before.
  private(set) var again = Samples()

  /// Adds what a program prints in a run.
  ///
  /// - Throws: A `Failure` where it does not tell of two passes, or where one read other bytes.
  mutating func append(_ output: String, checksum: String?) throws {
    let passes = output.split(separator: "\n").compactMap { ProgramPass($0) }
    guard passes.count == 2 else { throw Failure("it did not print its figures, but:\n\(output)") }
    for pass in passes {
      guard checksum == nil || pass.checksum == checksum else {
        throw Failure("it read other bytes than were embedded: checksum \(pass.checksum), not \(checksum ?? "")")
      }
    }
    first.append(contentsOf: passes[0].seconds.prefix(1))
    later.append(contentsOf: passes[0].seconds.dropFirst())
    again.append(contentsOf: passes[1].seconds)
  }
}
