import Foundation

/// Starts and builds the programs in turn, so that a busy machine affects all of them equally.
struct TableBenchmark {
  private let rows: TableRows
  private let package: ConsumerPackage
  private let built: BuiltPackage

  /// Builds the programs in a folder.
  init(_ rows: TableRows, almanac: URL, folder: URL) throws {
    Progress.note("building \(TableProgram.all.count) programs")
    self.rows = rows
    package = ConsumerPackage(folder: folder)
    try package.writeManifest(TableProgram.all, almanac: almanac)
    for program in TableProgram.all {
      try package.write(program.source, to: "Sources/\(program.target)/main.swift")
      try Self.write(rows, elevation: 5, of: program, to: package)
    }
    try package.write(TableRows.settings, to: "Sources/\(TableProgram.almanacTarget)/almanac.json")
    built = try package.build()
  }

  private static func write(_ rows: TableRows, elevation: Int, of program: TableProgram, to package: ConsumerPackage)
    throws
  {
    let isAlmanac = program.target == TableProgram.almanacTarget
    let text = isAlmanac ? rows.csv(elevation: elevation) : rows.json(elevation: elevation)
    try package.write(text, to: "Sources/\(program.target)/airports.\(isAlmanac ? "csv" : "json")")
  }

  /// The medians of programs that print one name.
  func start(runs: Int) throws -> ReportSection {
    let key = rows.csv().split(separator: "\n")[1].split(separator: ",")[0]
    var costs = TableProgram.all.map { _ in StartCosts() }
    // Round 0 fills the disk cache.
    for run in 0...runs {
      var outputs: Set<String> = []
      for (index, program) in TableProgram.all.enumerated() {
        let start = try built.start(program.target, [String(key)])
        outputs.insert(start.output)
        if run > 0 { costs[index].append(start) }
      }
      guard outputs.count == 1 else { throw Failure("the programs print different names:\n\(outputs)") }
    }
    return ReportSection(
      title: "A program that prints the name of one row",
      comparisons: StartCosts.comparisons(costs)
    )
  }

  /// The medians of lookups in random order, and of searches, when everything is loaded.
  ///
  /// - Throws: `Failure` if the programs find different rows.
  func lookups(runs: Int) throws -> ReportSection {
    let labels = [("key", "by the key"), ("unique", "by a unique column"), ("search", "search in two columns")]
    var times = TableProgram.all.map { _ in [String: Samples]() }
    var found: Set<[Substring]> = []
    for _ in 0..<runs {
      for (index, program) in TableProgram.all.enumerated() {
        let lines = try built.start(program.target, ["measure"]).output.split(separator: "\n")
        found.insert(lines.filter { $0.hasPrefix("found ") })
        for line in lines {
          let words = line.split(separator: " ")
          guard words.count == 3, words[0] == "time", let time = Double(words[2]) else { continue }
          times[index][String(words[1]), default: Samples()].append(time)
        }
      }
    }
    guard found.count == 1 else { throw Failure("the programs find different rows") }
    return ReportSection(
      title: "Lookups and searches, median",
      comparisons: labels.map { label, title in
        Comparison(title, .seconds, measured: [0] + times.map { $0[label]?.median ?? .nan })
      }
    )
  }

  func sizes() throws -> ReportSection {
    let targets = TableProgram.all.map(\.target)
    let measured = try targets.map { Double(try built.strippedSize($0) + built.bundleSize($0)) }
    return ReportSection(
      title: "Size of the program",
      comparisons: [Comparison("stripped, and bundle", .bytes, measured: [0] + measured)]
    )
  }

  /// The medians of debug builds after a changed row.
  func builds(runs: Int) throws -> ReportSection {
    let build = ["swift", "build", "--disable-index-store"]
    try ChildProcess(arguments: build, folder: built.folder).run()
    var costs = TableProgram.all.map { _ in Samples() }
    for run in 0..<runs {
      for (index, program) in TableProgram.all.enumerated() {
        try Self.write(rows, elevation: 10 + run, of: program, to: package)
        costs[index].append(try ChildProcess(arguments: build, folder: built.folder).run().seconds)
      }
    }
    return ReportSection(
      title: "A debug build after a changed row",
      comparisons: [Comparison("wall time", .seconds, measured: [0] + costs.map(\.median))]
    )
  }
}
