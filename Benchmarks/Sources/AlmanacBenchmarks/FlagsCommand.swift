import ArgumentParser
import Foundation

/// Compares the cost of the same flags with Almanac, with `.embedInCode` and in a bundle.
struct FlagsCommand: MeasuringCommand {
  /// The limits: Almanac's default maximum of a file, and at least 16 pixels on each side of an image.
  private static let byteCounts = 1_100...262_000

  static let configuration = CommandConfiguration(
    commandName: "flags",
    abstract: "Embeds flags with Almanac, with .embedInCode and in a bundle, and compares the costs.",
    discussion: "The limit for compiling is C's #embed of the same files, or .incbin, if the compiler has no #embed."
  )

  @Option(help: "The number of flags to generate, including the fallback xx.")
  var count = 40

  @Option(help: "The approximate size of each flag in bytes.")
  var bytes = 4_096

  @Option(help: "A folder of flags to use instead.", completion: .directory)
  var flags: String?

  @Flag(help: "Leave out .embedInCode, which takes minutes for a megabyte.")
  var skipEmbedInCode = false

  @OptionGroup var options: BenchmarkOptions

  func validate() throws {
    guard (2...FlagSet.maximumCount).contains(count) else {
      throw ValidationError("--count must be from 2 to \(FlagSet.maximumCount), the number of two-letter codes.")
    }
    guard Self.byteCounts.contains(bytes) else {
      throw ValidationError("--bytes must be from \(Self.byteCounts.lowerBound) to \(Self.byteCounts.upperBound).")
    }
  }

  func reports() throws -> [Report] {
    let flags =
      try flags.map { try FlagSet(folder: URL(filePath: $0)) }
      ?? FlagSet(count: count, byteCount: bytes, seed: options.seed)
    let report = try TemporaryFolder(isKept: options.run.keep).withURL { folder in
      try self.report(flags, limit: EmbedLimit(flags, folder: folder))
    }
    return [report]
  }

  private func report(_ flags: FlagSet, limit: EmbedLimit) throws -> Report {
    let rivals: [FlagContender] = skipEmbedInCode ? [.bundle] : [.embedInCode, .bundle]
    let contenders = [.almanac] + rivals
    return try options.report(
      "\(flags.files.count) flags, \(flags.byteCount) bytes in all, \(flags.origin)",
      base: .none,
      contenders: contenders,
      limit: limit.title,
      write: { contender, package in try contender.write(flags, to: package) },
      measure: { built in
        let sources = try contenders.map { contender in
          try contender.generatedFiles.map { try built.generatedFile($0, of: contender.target) }
        }
        return try CompileBenchmark(sources: sources, built: built, rounds: options.rounds, limit: limit).sections()
          + [FlagAccess(built: built, flags: flags, rounds: options.rounds).section(contenders)]
          + sizeSections(built, contenders, flags)
      }
    )
  }

  private func sizeSections(
    _ built: BuiltPackage,
    _ contenders: [FlagContender],
    _ flags: FlagSet
  ) throws -> [ReportSection] {
    let targets = ([.none] + contenders).map(\.target)
    let bundles = try targets.map(built.bundleSize)
    let stripped = try targets.map(built.strippedSize)
    let sizes = [
      ("executable", try targets.map(built.executableSize)),
      ("stripped", stripped),
      ("and its bundle", zip(stripped, bundles).map(+)),
    ]
    func section(_ title: String, divisor: Double?) -> ReportSection {
      let comparisons = sizes.map { Comparison($0.0, .bytes, measured: $0.1.map(Double.init), divisor: divisor) }
      return ReportSection(title: title, comparisons: comparisons)
    }
    return [
      section("Size, release, over a program without flags", divisor: nil),
      section("The same sizes, to the bytes of the PNG files", divisor: Double(flags.byteCount)),
    ]
  }
}
