import ArgumentParser
import Foundation

/// Compares the cost of the flags that Almanac ships, as bytes and as images, with a bundle and with libpng.
struct ImagesCommand: MeasuringCommand {
  static let configuration = CommandConfiguration(
    commandName: "images",
    abstract: "Reads and decodes the flags of the world with Almanac, from a bundle and with libpng from C."
  )

  @Option(help: "How often to decode all flags.", transform: Repetitions.parse)
  var decodings = 51

  @Flag(help: "Only decode. Do not build programs that read flags.")
  var onlyDecoding = false

  @OptionGroup var options: BenchmarkOptions

  func reports() throws -> [Report] {
    let flags = try FlagSet(worldOf: options.run.almanac)
    let heading = "\(flags.files.count) flags, \(flags.byteCount) bytes in all, \(flags.origin)"
    let measurements = Measurements(
      titles: DecodingBenchmark.titles,
      sections: [try DecodingBenchmark(flags: flags, rounds: decodings).section()],
      figuresTitle: "measured"
    )
    let decoding = Report(heading: heading, repetitions: "rounds: \(decodings)", measurements: measurements)
    if onlyDecoding { return [decoding] }
    let embedded = try options.run.report("Flags of the program", repetitions: "rounds: \(decodings)") { folder in
      let sections = try MeasuredWorld.images.sections(
        ["images": "Time to decode a flag"],
        rounds: decodings,
        in: folder,
        almanac: options.run.almanac
      )
      return Measurements(titles: ["Flag.image()", "RasterImage(png:)"], sections: sections, figuresTitle: "measured")
    }
    let contenders = [FlagContender.almanac, .bundle]
    let reading = try options.report(
      heading,
      base: .none,
      contenders: contenders,
      write: { contender, package in try contender.write(flags, to: package) },
      measure: { [try FlagAccess(built: $0, flags: flags, rounds: options.rounds).section(contenders)] }
    )
    return [decoding, embedded, reading]
  }
}
