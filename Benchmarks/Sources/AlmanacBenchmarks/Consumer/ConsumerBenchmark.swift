import Foundation

/// Measures builds of packages: from nothing, without a change, and after one flag has changed.
struct ConsumerBenchmark {
  /// The state before a build.
  private enum Start: String, CaseIterable {
    case clean = "from nothing"
    case unchanged = "nothing changed"
    case changed = "one flag changed"
  }

  /// The wall time and the CPU time of each package, in seconds.
  private struct Times {
    var wall: [Samples]
    var cpu: [Samples]
  }

  private let builds: [(build: ConsumerBuild, package: ConsumerPackage)]
  private let flags: FlagSet
  private let runs: Int

  /// Writes the packages into a folder.
  init(_ builds: [ConsumerBuild], flags: FlagSet, folder: URL, runs: Int) throws {
    self.builds = try builds.map { ($0, try $0.write(flags, to: folder)) }
    self.flags = flags
    self.runs = runs
  }

  /// The medians. Every run builds all packages in turn, so a busy machine affects all of them equally.
  func sections() throws -> [ReportSection] {
    var times = Start.allCases.map { _ in Times(wall: builds.map { _ in Samples() }, cpu: builds.map { _ in Samples() })
    }
    for run in 1...runs {
      for (row, start) in Start.allCases.enumerated() {
        // Builds from nothing take long, and the others vary more.
        for round in 1...(start == .clean ? 1 : 3) {
          Progress.note("building, \(start.rawValue), run \(run) of \(runs)")
          for index in builds.indices {
            let result = try build(index, start, isOdd: (run + round).isMultiple(of: 2))
            times[row].wall[index].append(result.wall)
            times[row].cpu[index].append(result.cpu)
          }
        }
      }
    }
    func section(_ title: String, _ samples: KeyPath<Times, [Samples]>) -> ReportSection {
      let comparisons = zip(Start.allCases, times).map { start, times in
        Comparison(start.rawValue, .seconds, measured: [0] + times[keyPath: samples].map(\.median))
      }
      return ReportSection(title: title, comparisons: comparisons)
    }
    return [section("Wall time of a build, median", \.wall), section("CPU time of a build, median", \.cpu)]
  }

  /// Builds a package. A flag changes from one image to the other and back, by `isOdd`.
  private func build(_ index: Int, _ start: Start, isOdd: Bool) throws -> (wall: Double, cpu: Double) {
    let (build, package) = builds[index]
    switch start {
    case .clean:
      try? FileManager.default.removeItem(at: package.folder.appending(path: ".build"))
      try swift(["package", "resolve"], package)
    case .unchanged: break
    case .changed: try build.change(package, flags, isOdd: isOdd)
    }
    let result = try swift(["build"], package)
    return (result.seconds, result.cpuSeconds)
  }

  @discardableResult
  private func swift(
    _ arguments: [String],
    _ package: ConsumerPackage
  ) throws -> (output: String, seconds: Double, cpuSeconds: Double) {
    try ChildProcess(arguments: ["swift"] + arguments, folder: package.folder).run()
  }
}
