import Foundation

/// A commit of a git repository.
struct Revision {
  private let repository: URL
  private let hash: String

  /// Its short hash and its subject.
  let summary: String

  /// Finds a commit.
  ///
  /// - Throws: A `Failure` with git's message, where the name is not one of a commit.
  init(_ name: String, of repository: URL) throws {
    let format = ["log", "--max-count=1", "--format=%H%n%h %s", "--end-of-options", name, "--"]
    let lines = try ChildProcess(arguments: ["git"] + format, folder: repository).run().output.split(separator: "\n")
    guard lines.count == 2 else { throw Failure("'\(name)' is no commit of \(repository.path(percentEncoded: false))") }
    self.repository = repository
    hash = String(lines[0])
    summary = String(lines[1])
  }

  /// Writes the files of the commit into a new folder, and leaves the repository as it is.
  func export(to folder: URL) throws {
    let path = folder.path(percentEncoded: false)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let archive = ["git", "archive", "--format=tar", "--output=\(path).tar", hash]
    try ChildProcess(arguments: archive, folder: repository).run()
    try ChildProcess(arguments: ["tar", "-xf", "\(path).tar", "-C", path], folder: folder).run()
  }
}
