import Foundation

/// A folder that is removed with the value that holds it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.path(percentEncoded: false) }

  /// Copies a flag of the tour to a path below the folder.
  func addFlag(_ path: String, from code: String = "fr") throws {
    let source = Repository.root.appending(path: "Fixtures/Tour/Sources/Tour/Flags/\(code).png")
    try add(path, Data(contentsOf: source))
  }

  /// Writes a file at a path below the folder.
  func add(_ path: String, _ data: Data) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
