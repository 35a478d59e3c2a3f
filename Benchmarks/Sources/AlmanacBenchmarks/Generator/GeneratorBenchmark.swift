import Foundation

/// Measures the generator for a target with all kinds of data, after changes to it, and for each kind alone.
struct GeneratorBenchmark {
  /// The programs, which run in turn, the generator first.
  static let titles = ["Almanac", "only reading", "empty program"]

  /// The duration of a run of each program, in seconds.
  private struct Costs {
    var wall = titles.map { _ in Samples() }
    var cpu = titles.map { _ in Samples() }
  }

  private let tool: GeneratorTool
  private let reading: URL
  private let empty: URL
  private let runs: [GeneratorRun]

  /// Builds the programs, and lays out the targets in a folder.
  init(_ resources: GeneratorResources, tool: GeneratorTool, folder: URL) throws {
    self.tool = tool
    (reading, empty) = try ReadingProgram.build(in: folder)
    func run(_ label: String, _ start: GeneratorRun.Start, _ sections: [ResourceSection]) -> GeneratorRun {
      let name = sections.count == 1 ? sections[0].title : "all"
      let target = ResourceTarget(sections, folder: folder.appending(path: "Sources/\(name)"))
      return GeneratorRun(label: label, start: start, target: target, work: folder.appending(path: "Work/\(name)"))
    }
    runs =
      [
        run("cold", .cold, resources.sections),
        run("nothing changed", .unchanged, resources.sections),
        run("one flag changed", .changed(resources.changedFlag), resources.sections),
        run("one currency renamed", .changed(resources.changedCurrencies), resources.sections),
      ] + resources.sections.map { run("cold, only \($0.title)", .cold, [$0]) }
  }

  /// The medians of wall time and CPU time.
  ///
  /// Every round runs all programs in turn, so a busy machine affects all of them equally.
  func sections(rounds: Int) throws -> [ReportSection] {
    var costs = runs.map { _ in Costs() }
    // Round 0 fills the disk cache.
    for round in 0...rounds {
      Progress.note("generating, \(round == 0 ? "warming up" : "run \(round) of \(rounds)")")
      for (index, run) in runs.enumerated() {
        let results = try measure(run)
        guard round > 0 else { continue }
        for (program, result) in results.enumerated() {
          costs[index].wall[program].append(result.wall)
          costs[index].cpu[program].append(result.cpu)
        }
      }
    }
    func section(_ title: String, _ samples: KeyPath<Costs, [Samples]>) -> ReportSection {
      let comparisons = zip(runs, costs).map { run, costs in
        Comparison(run.label, .seconds, measured: [0] + costs[keyPath: samples].map(\.median))
      }
      return ReportSection(title: title, comparisons: comparisons)
    }
    return [section("Wall time, median", \.wall), section("CPU time, user and system, median", \.cpu)]
  }

  /// Runs each program once.
  private func measure(_ run: GeneratorRun) throws -> [(wall: Double, cpu: Double)] {
    try run.measure(tool) {
      let folder = run.target.folder
      let paths = [reading.path(percentEncoded: false)] + run.target.dataPaths
      let programs = [
        tool.call(target: folder, work: run.work), ChildProcess(arguments: paths, folder: folder),
        ChildProcess(arguments: [empty.path(percentEncoded: false)], folder: folder),
      ]
      return try programs.map { program in
        let result = try program.run()
        return (wall: result.seconds, cpu: result.cpuSeconds)
      }
    }
  }
}
