import Foundation

/// A run of the generator, and its initial state.
struct GeneratorRun {
  enum Start {
    /// The generator has never run.
    case cold

    /// Nothing changed since the run before.
    case unchanged

    /// One file changed since the run before.
    case changed(ChangedFile)
  }

  let label: String
  let start: Start
  let target: ResourceTarget

  /// The folder for the output and the cache of the generator.
  let work: URL

  /// Restores the initial state of the run, and measures what `body` runs.
  ///
  /// - Throws: `Failure` if the output is not plausible.
  func measure<Figures>(_ tool: GeneratorTool, _ body: () throws -> Figures) throws -> Figures {
    let before = isCold ? [:] : try tool.output(in: work)
    try prepare(tool)
    let figures = try body()
    guard try isPlausible(tool.output(in: work), after: before) else {
      throw Failure("\(label): the output of the generator is wrong")
    }
    return figures
  }

  private var isCold: Bool {
    if case .cold = start { true } else { false }
  }

  private func prepare(_ tool: GeneratorTool) throws {
    switch start {
    case .cold:
      try target.write()
      try? FileManager.default.removeItem(at: work)
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    case .unchanged:
      // The tool trusts the date of a file after two seconds, and looks at the dates alone after a run that did.
      Thread.sleep(forTimeInterval: 3)
      try tool.call(target: target.folder, work: work).run()
    case .changed(let file): try target.write(file)
    }
  }

  /// Whether the output is plausible: it differs from before only if an input has changed.
  private func isPlausible(_ files: [String: Data], after before: [String: Data]) -> Bool {
    if case .unchanged = start { files == before } else { files != before }
  }
}
