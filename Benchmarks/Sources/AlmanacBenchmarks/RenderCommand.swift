import ArgumentParser
import Foundation

/// Compares the cost of round flags with the conversion of their colors alone, and with ImageMagick and librsvg.
struct RenderCommand: MeasuringCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws round flags with Almanac, and scales the same files with ImageMagick and librsvg.",
    discussion: "It runs 'mogrify' and 'rsvg-convert'. The columns of missing programs have no figures."
  )

  @Option(help: "How often to draw all flags.", transform: Repetitions.parse)
  var rounds = 21

  @OptionGroup var options: RunOptions

  func reports() throws -> [Report] {
    let flags = try FlagSet(worldOf: options.almanac)
    let heading = "\(flags.files.count) flags of 128 px, \(flags.origin)"
    let benchmark = try RenderingBenchmark(flags: flags, rounds: rounds)
    let drawing = Report(
      heading: heading,
      repetitions: "rounds: \(rounds)",
      measurements: Measurements(
        titles: RenderingBenchmark.titles,
        sections: [benchmark.section()],
        figuresTitle: "measured"
      )
    )
    let scaling = try options.report("\(heading), from file to file", repetitions: "rounds: \(rounds)") { folder in
      let files = try RenderedFiles(flags: flags, folder: folder, rounds: rounds)
      return Measurements(titles: RenderedFiles.titles, sections: [try files.section()], figuresTitle: "measured")
    }
    return [drawing, scaling]
  }
}
