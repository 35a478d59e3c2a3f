import Foundation

/// Measures how the CPU time of a build grows with the number of targets that use the plugin.
struct PackageScale {
  private static let counts = [10, 20, 40]

  /// The files of each target.
  private static let files: [String: Data] = {
    let list = #"[{"code": "EUR", "name": "Euro"}, {"code": "USD", "name": "US Dollar"}]"#
    let flags = FlagSet(count: 4, byteCount: 4_400, seed: 1).files.map { ("Flags/\($0.code).png", $0.png) }
    return ["currencies.json": Data(list.utf8)].merging(flags) { $1 }
  }()

  /// The folder of Almanac's package.
  let almanac: URL

  /// The folder for the package.
  let folder: URL

  /// The medians of the CPU time over a package with the same targets without the plugin. The baseline is a package
  /// with one target.
  ///
  /// The targets of each package are new to its build folder, and the tool of the plugin is not.
  func section(runs: Int) throws -> ReportSection {
    let counts = [1] + Self.counts
    _ = try seconds(targets: 1, named: "First", MeasuredTarget.almanacSettings)
    var samples = counts.map { _ in Samples() }
    for run in 1...runs {
      Progress.note("building packages with up to \(counts.max() ?? 0) targets, run \(run) of \(runs)")
      for (index, count) in counts.enumerated() {
        let with = try seconds(targets: count, named: "With\(run)", MeasuredTarget.almanacSettings)
        let without = [MeasuredTarget.dependencies(on: ["Almanac"])]
        samples[index].append(try with - seconds(targets: count, named: "Without\(run)", without))
      }
    }
    let times = samples.map(\.median)
    return ReportSection("targets with the plugin, debug build", Self.counts, [Growth(label: "CPU time", times: times)])
  }

  private func seconds(targets count: Int, named name: String, _ settings: [String]) throws -> Double {
    let package = ConsumerPackage(folder: folder)
    let targets = (0..<count).map { number in
      let target = "\(name)Of\(count)Number\(number)"
      return MeasuredTarget(title: target, target: target, settings: settings, files: Self.files)
    }
    try? FileManager.default.removeItem(at: folder.appending(path: "Sources"))
    try package.writeManifest(targets, almanac: almanac)
    for target in targets { try target.write("print(\"Hello, world!\")\n", to: package) }
    let build = ["swift", "build", "--build-system", "native"]
    return try ChildProcess(arguments: build, folder: folder).run().cpuSeconds
  }
}
