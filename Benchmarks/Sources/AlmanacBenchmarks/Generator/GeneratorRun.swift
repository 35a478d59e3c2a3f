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

  var isCold: Bool {
    if case .cold = start { true } else { false }
  }

  /// Restores the initial state of the run.
  func prepare() throws {
    switch start {
    case .cold:
      try target.write()
      try? FileManager.default.removeItem(at: work)
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    case .unchanged: break
    case .changed(let file): try target.write(file)
    }
  }

  /// Whether the output is plausible: it differs from before only if an input has changed.
  func isPlausible(_ files: [String: Data], after before: [String: Data]) -> Bool {
    if case .unchanged = start { files == before } else { files != before }
  }
}
