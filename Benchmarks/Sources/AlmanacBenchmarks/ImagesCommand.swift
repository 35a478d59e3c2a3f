import ArgumentParser
import Foundation

/// Compares the cost of the flags that Almanac ships, as bytes and as images, with a bundle and with libpng.
struct ImagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "images",
    abstract: "Reads and decodes the flags of the world with Almanac, from a bundle and with libpng from C."
  )

  @Option(help: "How often to decode all flags.")
  var decodings = 51

  @Flag(help: "Only decode. Do not build programs that read flags.")
  var onlyDecoding = false

  @OptionGroup var options: BenchmarkOptions

  func validate() throws {
    guard decodings > 0 else { throw ValidationError("--decodings must be at least 1.") }
  }

  func run() throws {
    let flags = try FlagSet(worldOf: URL(filePath: options.run.almanac))
    let heading = "\(flags.files.count) flags, \(flags.byteCount) bytes in all, \(flags.origin)"
    let decoding = Report(
      titles: DecodingBenchmark.titles,
      sections: [try DecodingBenchmark(flags: flags, rounds: decodings).section()],
      figuresTitle: "measured"
    )
    print("\(heading)\nrounds: \(decodings); \(try Setting.description())\n")
    print(decoding.text(isDimmed: Report.canDim))
    if onlyDecoding { return }
    print()
    let contenders = [FlagContender.almanac, .bundle]
    try options.report(
      heading,
      base: .none,
      contenders: contenders,
      write: { contender, package in try contender.write(flags, to: package) },
      measure: { [try FlagAccess(built: $0, flags: flags, rounds: options.rounds).section(contenders)] }
    )
  }
}
