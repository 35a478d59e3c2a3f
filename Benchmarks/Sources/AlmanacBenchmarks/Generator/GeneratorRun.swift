import Foundation

/// A run of the generator, and what comes before it.
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

  /// The folder with all that the generator writes and keeps.
  let work: URL

  var isCold: Bool {
    if case .cold = start { true } else { false }
  }

  /// Brings the folders into the state that the run starts from.
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

  /// Whether the files that the generator wrote can be right: others than before only where something changed.
  func isPlausible(_ files: [String: Data], after before: [String: Data]) -> Bool {
    if case .unchanged = start { files == before } else { files != before }
  }
}
