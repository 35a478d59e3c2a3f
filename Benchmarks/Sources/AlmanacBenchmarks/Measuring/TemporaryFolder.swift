import Foundation

/// A temporary folder outside the repository.
struct TemporaryFolder {
  let isKept: Bool

  /// Calls a closure with a new folder, and then removes the folder.
  func withURL<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: "almanac-benchmarks-\(UUID().uuidString)")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      if isKept {
        Progress.note("kept \(folder.path(percentEncoded: false))")
      } else {
        try? manager.removeItem(at: folder)
      }
    }
    return try body(folder)
  }
}
