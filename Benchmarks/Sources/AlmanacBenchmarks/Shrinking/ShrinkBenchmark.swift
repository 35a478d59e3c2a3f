import Foundation

/// Measures the plugin's tool on a folder of flags, with and without shrinking, and on the files that optipng wrote.
struct ShrinkBenchmark {
  static let titles = ["Almanac", "shrink: false", "optipng -o5"]

  private let tool: GeneratorTool
  private let folder: URL
  private let files: [String: Data]

  init(_ flags: FlagSet, tool: GeneratorTool, folder: URL) {
    self.tool = tool
    self.folder = folder
    files = Dictionary(uniqueKeysWithValues: flags.files.map { ("Flags/\($0.code).png", $0.png) })
  }

  /// The medians of the CPU times, and the bytes of the tables of flags.
  func sections(runs: Int) throws -> [ReportSection] {
    let targets = [target("Shrunk", shrink: true), target("Plain", shrink: false)]
    var cold = [Samples(), Samples()]
    var warm = [Samples(), Samples()]
    // Round 0 fills the disk cache.
    for round in 0...runs {
      Progress.note("generating, \(round == 0 ? "warming up" : "run \(round) of \(runs)")")
      for (index, target) in targets.enumerated() {
        let times = try (cold: seconds(target, .cold), warm: seconds(target, .unchanged))
        guard round > 0 else { continue }
        cold[index].append(times.cold)
        warm[index].append(times.warm)
      }
    }
    let rival = try optimized()
    let sizes = try targets.map(size) + [rival.size]
    return [
      ReportSection(
        title: "The table of flags in the binary",
        comparisons: [Comparison("size", .bytes, measured: [0] + sizes)]
      ),
      ReportSection(
        title: "CPU time, user and system, median",
        comparisons: [
          Comparison("from nothing", .seconds, measured: [0] + cold.map(\.median) + [rival.seconds]),
          Comparison("nothing changed", .seconds, measured: [0] + warm.map(\.median) + [.nan]),
        ]
      ),
    ]
  }

  private func seconds(_ target: ResourceTarget, _ start: GeneratorRun.Start) throws -> Double {
    let run = GeneratorRun(label: "flags", start: start, target: target, work: work(target))
    return try run.measure(tool) { try tool.call(target: target.folder, work: run.work).run().cpuSeconds }
  }

  /// The size of the table of the files that optipng wrote, and its CPU time; no numbers if it is missing.
  private func optimized() throws -> (size: Double, seconds: Double) {
    guard (try? ChildProcess(arguments: ["which", "optipng"], folder: folder).run()) != nil else { return (.nan, .nan) }
    Progress.note("running optipng")
    let target = target("Rival", shrink: false)
    try target.write()
    let command = ["optipng", "-quiet", "-o5"] + files.keys.sorted()
    let seconds = try ChildProcess(arguments: command, folder: target.folder).run().cpuSeconds
    try tool.call(target: target.folder, work: work(target)).run()
    return (try size(target), seconds)
  }

  private func target(_ name: String, shrink: Bool) -> ResourceTarget {
    let settings = [#"flags: "Flags""#, "image: { shrink: \(shrink) }"]
    let section = ResourceSection(title: "flags", key: "countries", settings: settings, files: files)
    return ResourceTarget([section], folder: folder.appending(path: "Sources/\(name)"))
  }

  private func work(_ target: ResourceTarget) -> URL {
    folder.appending(path: "Work/\(target.folder.lastPathComponent)")
  }

  /// The bytes of the literal with all flags, which is what the binary has of them.
  private func size(_ target: ResourceTarget) throws -> Double {
    let source = try tool.output(in: work(target))["AlmanacCountryFlags.swift"] ?? Data()
    let parts = String(decoding: source, as: UTF8.self).components(separatedBy: #"""""#)
    guard parts.count == 3 else { throw Failure("the tool wrote no table of flags") }
    // A backslash at the end of a line continues the literal. An escape is one byte.
    let text = parts[1].dropFirst().replacing("\\\n", with: "").replacing(/\\(u\{[0-9a-f]+\}|.)/, with: "x")
    // The last line break is not part of the literal.
    return Double(text.utf8.count - 1)
  }
}
