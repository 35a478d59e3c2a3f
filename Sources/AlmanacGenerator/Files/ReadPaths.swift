import Foundation

/// The paths of the files and folders that a run reads.
///
/// `FileContents` and `Folder` add to it, so it is complete whatever a section reads. The functions in between do not
/// know it.
final class ReadPaths: @unchecked Sendable {
  /// The paths of the current run, if it wants to know them.
  ///
  /// A run reads on one thread, and only parses on others, which do not see this value.
  @TaskLocal private static var current: ReadPaths?

  private let lock = NSLock()
  private var paths: Set<String> = []

  /// The result of a function, and the paths that it read, sorted by their UTF-8 bytes.
  static func record<Result>(_ body: () -> Result) -> (result: Result, paths: [String]) {
    let paths = ReadPaths()
    let result = $current.withValue(paths) { body() }
    return (result, paths.lock.withLock { paths.paths }.sortedByBytes)
  }

  /// Adds a file, or a folder whose list of names matters.
  static func add(_ path: String) {
    guard let current else { return }
    current.lock.withLock { _ = current.paths.insert(path) }
  }
}
