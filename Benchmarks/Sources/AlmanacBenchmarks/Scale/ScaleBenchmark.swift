import Foundation

/// Measures how the CPU time of the plugin's tool grows with the size of a target.
struct ScaleBenchmark {
  static let titles = ["1 x", "10 x", "100 x"]

  private let tool: GeneratorTool
  private let folder: URL

  init(tool: GeneratorTool, folder: URL) {
    self.tool = tool
    self.folder = folder
  }

  /// The medians of the CPU times. The baseline is a target with one entry.
  func section(_ input: ScaledInput, runs: Int) throws -> ReportSection {
    let counts = [1] + input.counts
    let targets = counts.map { count in
      ResourceTarget([input.section(count: count)], folder: folder.appending(path: "\(input.rawValue)-\(count)"))
    }
    for target in targets { try target.write() }
    var samples = counts.map { _ in Samples() }
    for run in 1...runs {
      Progress.note("generating \(input.rawValue), run \(run) of \(runs)")
      for (index, target) in targets.enumerated() { samples[index].append(try seconds(target)) }
    }
    let times = samples.map(\.median)
    let exponent = Self.exponent(input.counts, times.dropFirst().map { $0 - times[0] })
    let sizes = input.counts.map { $0.formatted() }.joined(separator: ", ")
    return ReportSection(
      title: "\(sizes) \(input.rawValue): grows with the power \(Unit.rounded(exponent))",
      comparisons: [Comparison("CPU time", .seconds, measured: times)]
    )
  }

  private func seconds(_ target: ResourceTarget) throws -> Double {
    let work = target.folder.appending(path: ".work")
    try? FileManager.default.removeItem(at: work)
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    return try tool.call(target: target.folder, work: work).run().cpuSeconds
  }

  /// The slope of the line through the logarithms, by least squares.
  private static func exponent(_ counts: [Int], _ times: [Double]) -> Double {
    let points = zip(counts, times).map { (x: log(Double($0)), y: log($1)) }
    let x = points.map(\.x).reduce(0, +) / Double(points.count)
    let y = points.map(\.y).reduce(0, +) / Double(points.count)
    let square = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    return points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / square
  }
}
