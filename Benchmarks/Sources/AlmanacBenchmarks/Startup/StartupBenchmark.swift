import Foundation

/// Starts the programs in turn, so that a busy machine affects all of them equally.
struct StartupBenchmark {
  private let built: BuiltPackage

  /// Builds the programs in a folder.
  init(_ world: BundledWorld, almanac: URL, folder: URL) throws {
    Progress.note("building \(StartupProgram.all.count) programs")
    let package = ConsumerPackage(folder: folder)
    try package.writeManifest(StartupProgram.all, almanac: almanac)
    for program in StartupProgram.all {
      try package.write(program.source, to: "Sources/\(program.target)/main.swift")
      if program.hasBundle { try world.write(to: package, target: program.target) }
    }
    built = try package.build()
  }

  /// The medians for programs that print some countries.
  func section(runs: Int, codes: [String]) throws -> ReportSection {
    var costs = StartupProgram.all.map { _ in StartCosts() }
    // Round 0 fills the disk cache.
    for run in 0...runs {
      var outputs: Set<String> = []
      for (index, program) in StartupProgram.all.enumerated() {
        let start = try built.start(program.target, codes)
        if program.target != "Hello" { outputs.insert(start.output) }
        if run > 0 { costs[index].append(start) }
      }
      guard outputs.count == 1 else { throw Failure("the programs print different countries:\n\(outputs)") }
    }
    return ReportSection(
      title: codes.count == 1 ? "A program that uses one country" : "A program that uses all countries",
      comparisons: StartCosts.comparisons(costs)
    )
  }

  /// The sizes of the programs with all that they need.
  func sizes() throws -> ReportSection {
    let targets = StartupProgram.all.map(\.target)
    func comparison(_ label: String, _ size: (String) throws -> Int) throws -> Comparison {
      Comparison(label, .bytes, measured: [0] + (try targets.map { Double(try size($0)) }))
    }
    return ReportSection(
      title: "Size of the program",
      comparisons: [
        try comparison("executable", built.executableSize),
        try comparison("executable and bundle") { try built.executableSize($0) + built.bundleSize($0) },
        try comparison("stripped", built.strippedSize),
        try comparison("stripped, and bundle") { try built.strippedSize($0) + built.bundleSize($0) },
      ]
    )
  }
}
