/// Measures the CPU time of clean builds, part by part.
struct BuildBenchmark {
  /// The parts of a build other than modules, in the order of the report.
  private static let otherParts = [CleanBuild.ownPart, "plugins", "manifests", "linking", "rest"]

  /// The packages, the measured one first.
  let builds: [CleanBuild]
  let runs: Int

  /// A table of the parts for each configuration.
  ///
  /// Every run builds all packages in turn, so a busy machine affects all of them equally.
  func sections(_ configurations: [BuildConfiguration]) throws -> [ReportSection] {
    try configurations.map { configuration in
      var times: [[BuildTimes]] = builds.map { _ in [] }
      for run in 1...runs {
        for (index, build) in builds.enumerated() {
          Progress.note("building, \(configuration), run \(run) of \(runs): \(build.title)")
          times[index].append(try build.run(configuration))
        }
      }
      return section(configuration, times.map { BuildTimes(medianOf: $0) })
    }
  }

  private func section(_ configuration: BuildConfiguration, _ times: [BuildTimes]) -> ReportSection {
    func cost(_ part: String) -> [Double] { times.map { $0.parts[part] ?? 0 } }
    func comparison(_ label: String, _ seconds: [Double]) -> Comparison {
      Comparison(label, .seconds, measured: [0] + seconds)
    }
    let names = Set(times.flatMap(\.parts.keys))
    let modules = names.subtracting(Self.otherParts).sorted { left, right in
      let costs = (cost(left).max() ?? 0, cost(right).max() ?? 0)
      return costs.0 == costs.1 ? left < right : costs.0 > costs.1
    }
    let parts = modules + Self.otherParts.filter(names.contains)
    return ReportSection(
      title: "CPU time of a clean build, \(configuration)",
      comparisons: parts.map { comparison($0, cost($0)) } + [comparison("total", times.map(\.total))]
    )
  }
}
