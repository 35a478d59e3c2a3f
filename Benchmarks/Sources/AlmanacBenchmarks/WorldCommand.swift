import ArgumentParser
import Foundation

/// Measures what the lists and flags that Almanac ships add to a program and to its build.
struct WorldCommand: MeasuringCommand {
  static let configuration = CommandConfiguration(
    commandName: "world",
    abstract: "Measures what the world that Almanac ships adds to programs and to builds.",
    discussion: "Measures this checkout, including uncommitted changes."
  )

  @Option(help: "How often to build each package.", transform: Repetitions.parse)
  var runs = 5

  @Flag(help: "Also build a package that does not use AlmanacWorld, with and without it in Almanac, from nothing.")
  var cleanBuilds = false

  @OptionGroup var options: RunOptions

  func reports() throws -> [Report] {
    let almanac = options.almanac
    let sizes = try options.report("Programs that use the world", repetitions: "runs: 1") { folder in
      Measurements(titles: WorldSizes.titles, sections: [try WorldSizes(almanac: almanac).section(in: folder)])
    }
    let builds = try options.report("A target that imports AlmanacWorld", repetitions: "runs: \(runs)") { folder in
      let times = try WorldBuildTimes(folder: folder, almanac: almanac)
      return Measurements(titles: WorldBuildTimes.titles, sections: try times.sections(runs: runs))
    }
    return try [sizes, builds] + (cleanBuilds ? [reportCleanBuilds(almanac)] : [])
  }

  /// Builds a package with three flags from nothing, with this checkout and with a copy without AlmanacWorld.
  private func reportCleanBuilds(_ almanac: URL) throws -> Report {
    try options.report("A package that does not use AlmanacWorld", repetitions: "runs: \(runs)") { folder in
      let copy = folder.appending(path: "almanac")
      try WorldlessCopy.write(almanac, to: copy)
      let flags = FlagSet(count: 3, byteCount: 4_096, seed: 1)
      let builds = [
        try CleanBuild(title: "this checkout", folder: folder.appending(path: "this"), almanac: almanac, flags: flags),
        try CleanBuild(title: "without it", folder: folder.appending(path: "without"), almanac: copy, flags: flags),
      ]
      let sections = try BuildBenchmark(builds: builds, runs: runs).sections([.release])
      return Measurements(titles: builds.map(\.title), sections: sections, figuresTitle: "measured")
    }
  }
}
