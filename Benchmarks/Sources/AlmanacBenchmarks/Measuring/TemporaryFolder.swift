import Foundation

/// A folder outside the repository that goes when the work in it is done.
struct TemporaryFolder {
  let isKept: Bool

  /// Runs some work in a new folder.
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
