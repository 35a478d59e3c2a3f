import Foundation

/// Measures how the CPU time of the plugin's tool grows with the size of a target.
struct ScaleBenchmark {
  let tool: GeneratorTool

  /// The folder for the targets, and for the output and the caches of the tool.
  let folder: URL

  /// The medians of the CPU times. The baseline is a target with one entry.
  func section(_ input: ScaledInput, runs: Int) throws -> ReportSection {
    let targets = ([1] + input.counts).map { series(input, count: $0) }
    var samples = targets.map { $0.map { _ in Samples() } }
    for run in 1...runs {
      Progress.note("generating \(input.rawValue), run \(run) of \(runs)")
      for (size, steps) in targets.enumerated() {
        for (index, step) in steps.enumerated() { samples[size][index].append(try seconds(step)) }
      }
    }
    let growths = targets[0].indices.map { index in
      Growth(label: targets[0][index].label, times: samples.map { $0[index].median })
    }
    return ReportSection(input.rawValue, input.counts, growths)
  }

  /// The runs for a target, which follow one another.
  private func series(_ input: ScaledInput, count: Int) -> [GeneratorRun] {
    let name = "\(input.rawValue)-\(count)"
    let target = ResourceTarget([input.section(count: count)], folder: folder.appending(path: "Sources/\(name)"))
    let work = folder.appending(path: "Work/\(name)")
    func run(_ label: String, _ start: GeneratorRun.Start) -> GeneratorRun {
      GeneratorRun(label: label, start: start, target: target, work: work)
    }
    guard let change = input.change else { return [run("CPU time", .cold)] }
    return [
      run("from nothing", .cold), run("nothing changed", .unchanged), run("one flag changed", .changed(change)),
    ]
  }

  private func seconds(_ run: GeneratorRun) throws -> Double {
    try run.measure(tool) { try tool.call(target: run.target.folder, work: run.work).run().cpuSeconds }
  }
}
