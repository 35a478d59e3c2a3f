import Foundation

extension FileManager {
  /// Creates a folder that only its owner can read, and the folders above it, unless it exists.
  func createPrivateFolder(_ folder: URL) throws {
    try createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}
