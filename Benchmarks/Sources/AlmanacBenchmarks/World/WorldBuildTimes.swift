import Foundation

/// Measures how much longer the build of a target takes if it imports AlmanacWorld.
///
/// There are two packages with one target each: the target of one imports AlmanacWorld, and that of the other only has
/// the dependencies of AlmanacWorld. Both are built once, which compiles the plugin's tool. Then what the build made of
/// the target is removed, and `swift build` runs again. So each time has the work of SwiftPM, of the compiler and of
/// the linker.
struct WorldBuildTimes {
  static let titles = ["AlmanacWorld"]

  /// The wall time and the CPU time of a build, in seconds.
  private typealias Times = (wall: Samples, cpu: Samples)

  private static let dependencies = ["Almanac", "AlmanacCurrency"]

  private let empty: RepeatedBuild
  private let importing: RepeatedBuild

  /// Builds both packages in a folder.
  init(folder: URL, almanac: URL) throws {
    Progress.note("building a package with AlmanacWorld and one without")
    empty = try RepeatedBuild(
      target: "Empty",
      source: "print(\"Hello, world!\")\n",
      products: Self.dependencies,
      folder: folder.appending(path: "empty"),
      almanac: almanac
    )
    importing = try RepeatedBuild(
      target: "Importing",
      source: "import AlmanacWorld\n\nprint(Country.jp.name)\n",
      products: Self.dependencies + ["AlmanacWorld"],
      folder: folder.appending(path: "importing"),
      almanac: almanac
    )
  }

  /// The medians of wall time and CPU time.
  ///
  /// Every run builds both packages in turn, so a busy machine affects both equally.
  func sections(runs: Int) throws -> [ReportSection] {
    let builds: [(label: String, build: RepeatedBuild, modules: [String])] = [
      ("empty", empty, ["Empty"]),
      ("AlmanacWorld is compiled", importing, ["Importing"]),
      ("AlmanacWorld is new", importing, ["Importing", "AlmanacWorld"]),
    ]
    var times: [Times] = builds.map { _ in (Samples(), Samples()) }
    // Round 0 fills the disk cache.
    for run in 0...runs {
      Progress.note("building again, \(run == 0 ? "warming up" : "run \(run) of \(runs)")")
      for (index, build) in builds.enumerated() {
        let time = try build.build.run(without: build.modules)
        guard run > 0 else { continue }
        times[index].wall.append(time.wall)
        times[index].cpu.append(time.cpu)
      }
    }
    func section(_ title: String, _ samples: (Times) -> Samples) -> ReportSection {
      let medians = times.map { samples($0).median }
      let comparisons = zip(builds, medians).dropFirst().map { build, median in
        Comparison(build.label, .seconds, measured: [medians[0], median], divisor: medians[0])
      }
      return ReportSection(title: "\(title), release, minus and relative to an empty target", comparisons: comparisons)
    }
    return [section("Wall time of a build", \.wall), section("CPU time of a build", \.cpu)]
  }
}
