import ArgumentParser
import Foundation

/// Builds a small package that uses Almanac, and the same with the Almanac of another commit, and compares the CPU time by
/// module.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Measures the CPU time of a clean build of a small package by module, and compares it with a commit.",
    discussion: "Measures this checkout, including uncommitted changes."
  )

  @Option(help: "The revision of Almanac to compare with.")
  var against = "HEAD~1"

  @Option(name: .customLong("configuration"), help: "The configurations to build: debug, release or both.")
  var choice = ConfigurationChoice.both

  @Option(help: "How often to build each package.")
  var runs = 1

  @OptionGroup var options: RunOptions

  func validate() throws {
    guard runs > 0 else { throw ValidationError("--runs must be at least 1.") }
  }

  func run() throws {
    let almanac = URL(filePath: options.almanac)
    let revision = try Revision(against, of: almanac)
    try options.report("A package with three flags; \(against) is \(revision.summary)", repetitions: "runs: \(runs)") {
      folder in
      let copy = folder.appending(path: "almanac")
      try revision.export(to: copy)
      let flags = FlagSet(count: 3, byteCount: 4_096, seed: 1)
      let builds = [
        try CleanBuild(title: "this checkout", folder: folder.appending(path: "this"), almanac: almanac, flags: flags),
        try CleanBuild(title: against, folder: folder.appending(path: "against"), almanac: copy, flags: flags),
        try CleanBuild(title: "hello world", folder: folder.appending(path: "hello")),
      ]
      let sections = try BuildBenchmark(builds: builds, runs: runs).sections(choice.configurations)
      return Report(titles: builds.map(\.title), sections: sections, figuresTitle: "measured")
    }
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
