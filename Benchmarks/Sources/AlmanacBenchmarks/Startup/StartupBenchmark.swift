import Foundation

/// Starts the programs in turn, so that a busy machine affects all of them equally.
struct StartupBenchmark {
  /// What is measured of one program.
  private struct Costs {
    var wall = Samples()
    var cpu = Samples()
    var memory = Samples()
  }

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
    var costs = StartupProgram.all.map { _ in Costs() }
    // Round 0 fills the disk cache.
    for run in 0...runs {
      var outputs: Set<String> = []
      for (index, program) in StartupProgram.all.enumerated() {
        let result = try start(program, codes)
        if program.target != "Hello" { outputs.insert(result.output) }
        guard run > 0 else { continue }
        costs[index].wall.append(result.wall)
        costs[index].cpu.append(result.cpu)
        costs[index].memory.append(result.memory)
      }
      guard outputs.count == 1 else { throw Failure("the programs print different countries:\n\(outputs)") }
    }
    func comparison(_ label: String, _ unit: Unit, _ samples: (Costs) -> Samples) -> Comparison {
      Comparison(label, unit, measured: [0] + costs.map { samples($0).median })
    }
    return ReportSection(
      title: codes.count == 1 ? "A program that uses one country" : "A program that uses all countries",
      comparisons: [
        comparison("wall time", .seconds, \.wall), comparison("CPU time", .seconds, \.cpu),
        comparison("memory at its peak", .bytes, \.memory),
      ]
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

  /// Starts a program.
  ///
  /// - Returns: Its output without the last line, which is the memory in bytes.
  private func start(
    _ program: StartupProgram,
    _ codes: [String]
  ) throws -> (output: String, wall: Double, cpu: Double, memory: Double) {
    let arguments = [built.executable(program.target).path(percentEncoded: false)] + codes
    let result = try ChildProcess(arguments: arguments, folder: built.folder).run()
    let parts = result.output.components(separatedBy: "memory ")
    guard parts.count == 2, let bytes = Double(parts[1].trimmingCharacters(in: .newlines)) else {
      throw Failure("\(program.target) printed no size of memory:\n\(result.output)")
    }
    return (parts[0], result.seconds, result.cpuSeconds, bytes)
  }
}
