import ArgumentParser
import Foundation

/// Embeds the same flags with Almanac, with `.embedInCode` and in a bundle, and compares what each costs.
struct FlagsCommand: ParsableCommand {
  /// A file is at most as large as Almanac takes one by default, and a picture has at least 16 pixels a side.
  private static let byteCounts = 1_100...262_000

  /// A run of a program takes milliseconds, so that there can be more of them than of the compiler.
  private static let runsPerRound = 10

  static let configuration = CommandConfiguration(
    commandName: "flags",
    abstract: "Embeds flags with Almanac, with .embedInCode and in a bundle, and compares what each costs."
  )

  @Option(help: "How many flags to make, the fallback xx among them.")
  var count = 40

  @Option(help: "About how many bytes each of them has.")
  var bytes = 4_096

  @Option(help: "The seed of their pixels.")
  var seed: UInt64 = 1

  @Option(help: "A folder of flags to use instead.", completion: .directory)
  var flags: String?

  @Option(help: "How often to compile each contender's code.")
  var rounds = 5

  @Flag(help: "Leave out .embedInCode, which takes minutes for a megabyte.")
  var skipEmbedInCode = false

  @Flag(help: "Leave the measured package behind, to look at.")
  var keep = false

  @Option(help: ArgumentHelp("The folder of Almanac's package.", visibility: .hidden), completion: .directory)
  var almanac = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL.path(percentEncoded: false)

  func validate() throws {
    guard (2...FlagSet.largestCount).contains(count) else {
      throw ValidationError("--count is from 2 to \(FlagSet.largestCount), the number of two-letter codes.")
    }
    guard Self.byteCounts.contains(bytes) else {
      throw ValidationError("--bytes is from \(Self.byteCounts.lowerBound) to \(Self.byteCounts.upperBound).")
    }
    guard rounds > 0 else { throw ValidationError("--rounds is at least 1.") }
  }

  func run() throws {
    let flags =
      try flags.map { try FlagSet(folder: URL(filePath: $0)) } ?? FlagSet(count: count, byteCount: bytes, seed: seed)
    let rivals: [FlagContender] = skipEmbedInCode ? [.bundle] : [.embedInCode, .bundle]
    let contenders = [.almanac] + rivals
    let package = FlagPackage(contenders: [.none] + contenders, flags: flags, almanac: URL(filePath: almanac))
    let sections = try TemporaryFolder(isKept: keep).withURL { folder in
      Progress.note("building a program for each contender")
      let built = try package.write(to: folder).build()
      return try compileSections(built, contenders) + [accessSection(built, contenders, flags)]
        + sizeSections(built, contenders, flags)
    }
    print("\(flags.files.count) flags, \(flags.byteCount) bytes in all, \(flags.origin)")
    print("rounds: \(rounds); \(try Setting.description())\n")
    print(Report(titles: contenders.map(\.title), sections: sections).text(isDimmed: Report.canDim))
  }

  private func compileSections(_ built: BuiltPackage, _ contenders: [FlagContender]) throws -> [ReportSection] {
    let empty = built.folder.appending(path: "Empty.swift")
    try Data().write(to: empty)
    let sources = try contenders.map { contender in
      try contender.generatedFiles.map { try built.generatedFile($0, of: contender.target) }
    }
    let benchmark = CompileBenchmark(
      sources: [[empty]] + sources,
      modules: built.modules,
      folder: built.folder,
      rounds: rounds
    )
    return try BuildConfiguration.allCases.flatMap { configuration in
      let samples = try benchmark.run(configuration)
      let medians = samples.map(\.median)
      return [
        ReportSection(
          title: "Time to compile, \(configuration), over an empty file",
          comparisons: [
            Comparison("min", .seconds, measured: samples.map(\.minimum)),
            Comparison("median", .seconds, measured: medians),
          ]
        ),
        ReportSection(
          title: "The same time, to that of an empty file",
          comparisons: [Comparison("median", .seconds, measured: [0] + medians.dropFirst(), divisor: medians[0])]
        ),
      ]
    }
  }

  private func accessSection(
    _ built: BuiltPackage,
    _ contenders: [FlagContender],
    _ flags: FlagSet
  ) throws -> ReportSection {
    let samples = try AccessBenchmark(
      base: built.executable(FlagContender.none.target),
      executables: contenders.map { built.executable($0.target) },
      checksum: flags.checksum,
      runs: rounds * Self.runsPerRound
    ).run()
    return ReportSection(
      title: "Time to read a flag, release, over reading nothing",
      comparisons: [
        Comparison("first, min", .seconds, measured: samples.map(\.first.minimum)),
        Comparison("first, median", .seconds, measured: samples.map(\.first.median)),
        Comparison("later, median", .seconds, measured: samples.map(\.later.median)),
        Comparison("again, median", .seconds, measured: samples.map(\.again.median)),
      ]
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
