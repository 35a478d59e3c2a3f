import ArgumentParser
import Foundation

/// Builds a small package that uses Almanac, and compares the CPU time by module with a package that only says hello,
/// and with the Almanac of another commit.
struct BuildCommand: MeasuringCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Measures the CPU time of a clean build of a small package by module.",
    discussion: "Measures this checkout, including uncommitted changes."
  )

  @Option(help: "The revision of Almanac to compare with.")
  var against: String?

  @Option(name: .customLong("configuration"), help: "The configurations to build: debug, release or both.")
  var choice = ConfigurationChoice.both

  @Option(help: "How often to build each package.", transform: Repetitions.parse)
  var runs = 1

  @OptionGroup var options: RunOptions

  func reports() throws -> [Report] {
    let almanac = options.almanac
    let revision = try against.map { try Revision($0, of: almanac) }
    let heading = "A package with three flags" + (revision.map { ", and with \($0.summary)" } ?? "")
    let report = try options.report(heading, repetitions: "runs: \(runs)") { folder in
      let flags = FlagSet(count: 3, byteCount: 4_096, seed: 1)
      var builds = [
        try CleanBuild(title: "Almanac", folder: folder.appending(path: "this"), almanac: almanac, flags: flags),
        try CleanBuild(title: "says hello", folder: folder.appending(path: "hello")),
      ]
      if let revision, let against {
        let copy = folder.appending(path: "almanac")
        try revision.export(to: copy)
        let rival = folder.appending(path: "against")
        builds.append(try CleanBuild(title: against, folder: rival, almanac: copy, flags: flags))
      }
      let sections = try BuildBenchmark(builds: builds, runs: runs).sections(choice.configurations)
      return Measurements(titles: builds.map(\.title), sections: sections, figuresTitle: "measured")
    }
    return [report]
  }
}

/// One configuration or both.
enum ConfigurationChoice: String, ExpressibleByArgument, CaseIterable {
  case debug
  case release
  case both

  var configurations: [BuildConfiguration] {
    switch self {
    case .debug: [.debug]
    case .release: [.release]
    case .both: [.debug, .release]
    }
  }
}
