import ArgumentParser
import Foundation

/// Compares the flags that the plugin's tool shrinks with the files as they are, and with the files of optipng.
struct ShrinkCommand: MeasuringCommand {
  static let configuration = CommandConfiguration(
    commandName: "shrink",
    abstract: "Measures the bytes of shrunk flags in the binary and the CPU time, and compares them with optipng -o5.",
    discussion: """
      The tool is built with optimization here, unlike in a build of a package. Without --flags, the flags are those that \
      Almanac ships, which are small already. Without optipng, its column has no figures.
      """
  )

  @Option(help: "A folder of flags to use instead.", completion: .directory)
  var flags: String?

  @OptionGroup var tool: ToolRunOptions

  func reports() throws -> [Report] {
    let (runs, options) = (tool.runs, tool.options)
    let almanac = options.almanac
    let set = try flags.map { try FlagSet(folder: URL(filePath: $0)) } ?? FlagSet(worldOf: almanac)
    let heading = "\(set.files.count) flags, \(set.byteCount) bytes in all, \(set.origin)"
    let report = try options.report(heading, repetitions: "runs: \(runs)") { folder in
      Progress.note("building the tool")
      let generator = try GeneratorTool(optimized: almanac, scratch: folder.appending(path: "Build"))
      let sections = try ShrinkBenchmark(set, tool: generator, folder: folder).sections(runs: runs)
      return Measurements(titles: ShrinkBenchmark.titles, sections: sections, figuresTitle: "measured")
    }
    return [report]
  }
}
