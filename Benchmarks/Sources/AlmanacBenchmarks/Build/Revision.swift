import Foundation

/// A commit of a git repository.
struct Revision {
  private let repository: URL
  private let hash: String

  /// Its short hash and its subject.
  let summary: String

  /// Finds a commit.
  ///
  /// - Throws: `Failure` with git's message, if there is no such commit.
  init(_ name: String, of repository: URL) throws {
    let format = ["log", "--max-count=1", "--format=%H%n%h %s", "--end-of-options", name, "--"]
    let lines = try ChildProcess(arguments: ["git"] + format, folder: repository).run().output.split(separator: "\n")
    guard lines.count == 2 else {
      throw Failure("'\(name)' is not a commit in \(repository.path(percentEncoded: false))")
    }
    self.repository = repository
    hash = String(lines[0])
    summary = String(lines[1])
  }

  /// Writes the files of the commit into a new folder. The repository is unchanged.
  func export(to folder: URL) throws {
    let path = folder.path(percentEncoded: false)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let archive = ["git", "archive", "--format=tar", "--output=\(path).tar", hash]
    try ChildProcess(arguments: archive, folder: repository).run()
    try ChildProcess(arguments: ["tar", "-xf", "\(path).tar", "-C", path], folder: folder).run()
  }
}
