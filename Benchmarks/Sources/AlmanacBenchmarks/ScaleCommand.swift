import ArgumentParser
import Foundation

/// Measures the plugin's tool on targets of growing size.
struct ScaleCommand: MeasuringCommand {
  static let configuration = CommandConfiguration(
    commandName: "scale",
    abstract: "Measures how the time of the generator grows with the number of flags, emoji, locales and targets.",
    discussion: "The power is 1 if ten times as many entries take ten times as long."
  )

  @OptionGroup var tool: ToolRunOptions

  func reports() throws -> [Report] {
    let (runs, options) = (tool.runs, tool.options)
    let heading = "The generator on synthetic targets, as in a debug build"
    let report = try options.report(heading, repetitions: "runs: \(runs)") { folder in
      Progress.note("building the tool")
      let benchmark = ScaleBenchmark(tool: try GeneratorTool(almanac: options.almanac), folder: folder)
      let sections = try ScaledInput.allCases.map { try benchmark.section($0, runs: runs) }
      let packages = PackageScale(almanac: options.almanac, folder: folder.appending(path: "Package"))
      return Measurements(titles: Growth.titles, sections: sections + [try packages.section(runs: runs)])
    }
    return [report]
  }
}
