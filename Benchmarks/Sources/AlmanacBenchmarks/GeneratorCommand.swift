import ArgumentParser
import Foundation

/// Runs the plugin's tool for a target with all kinds of data, and compares it with a program that only reads the
/// files.
struct GeneratorCommand: MeasuringCommand {
  static let configuration = CommandConfiguration(
    commandName: "generator",
    abstract:
      "Measures the debug build of the plugin's tool: without a cache, after a change, and for each kind of data.",
    discussion: """
      --corpora names a folder with circle-flags/, countries/countries.json in REST Countries' format, cldr/ in the \
      layout of CLDR's JSON, and gemoji/emoji.json; without it, the data is what Almanac ships.
      """
  )

  @Option(help: "A folder of data to use.", completion: .directory)
  var corpora: String?

  @OptionGroup var tool: ToolRunOptions

  func reports() throws -> [Report] {
    let (runs, options) = (tool.runs, tool.options)
    let almanac = options.almanac
    let resources =
      try corpora.map { try GeneratorResources(corpora: URL(filePath: $0)) } ?? GeneratorResources(worldOf: almanac)
    let report = try options.report(resources.description, repetitions: "runs: \(runs)") { folder in
      Progress.note("building the tool")
      let generator = try GeneratorTool(almanac: almanac)
      let benchmark = try GeneratorBenchmark(resources, tool: generator, folder: folder)
      let sections = try benchmark.sections(rounds: runs)
      return Measurements(titles: GeneratorBenchmark.titles, sections: sections, figuresTitle: "measured")
    }
    return [report]
  }
}
