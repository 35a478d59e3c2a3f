import ArgumentParser
import Foundation

/// Builds a package that uses Almanac from nothing and again, and compares it with a plugin that writes constants.
struct ConsumerCommand: MeasuringCommand {
  static let configuration = CommandConfiguration(
    commandName: "consumer",
    abstract:
      "Builds a package with Almanac from nothing and again, from source, with prebuilt tools and without plugin.",
    discussion: """
      The rival is a plugin like SwiftGen's: a prebuilt program runs before each build, and writes the names of the flags as \
      constants. The flags are in a bundle.
      """
  )

  @Option(help: "The folder of almanac-plugins. Without it, Scripts/release makes the package.", completion: .directory)
  var plugins: String?

  @Option(
    help: "How often to build each package from nothing. The other builds are three times as many.",
    transform: Repetitions.parse
  )
  var runs = 3

  @OptionGroup var options: RunOptions

  func reports() throws -> [Report] {
    let almanac = options.almanac
    let flags = try FlagSet(worldOf: almanac)
    let heading = "A package with \(flags.files.count) flags, debug"
    let report = try options.report(heading, repetitions: "runs: \(runs)") { folder in
      let plugins = try plugins.map { URL(filePath: $0) } ?? PrebuiltPlugins.make(almanac, in: folder)
      let constants = folder.appending(path: "constants")
      try ConstantsPlugin.write(to: constants)
      // SwiftPM tells the plugins of both packages apart only if the folder has the package's name.
      let link = folder.appending(path: "almanac")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: almanac)
      let builds = ConsumerBuild.all(almanac: link, plugins: plugins, constants: constants)
      let sections = try ConsumerBenchmark(builds, flags: flags, folder: folder, runs: runs).sections()
      return Measurements(titles: builds.map(\.title), sections: sections, figuresTitle: "measured")
    }
    return [report]
  }
}
