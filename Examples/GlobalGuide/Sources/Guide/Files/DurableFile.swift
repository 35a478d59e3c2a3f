import Foundation

/// Files that are whole at any moment, even if the power fails.
enum DurableFile {
  /// The end of the names of files that are being written.
  private static let unfinished = ".unfinished"

  /// Writes a file whole or not at all. It is on the disk when the function returns.
  static func write(_ content: Data, to file: URL) throws {
    let temporary = file.appendingPathExtension(String(UInt64.random(in: 0...UInt64.max), radix: 36) + unfinished)
    do {
      try content.write(to: temporary, options: .withoutOverwriting)
      try synchronize(temporary)
      try rename(temporary, to: file)
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw error
    }
  }

  /// Gives a file another name, in place of a file with that name. The name is on the disk when the function returns.
  static func rename(_ file: URL, to target: URL) throws {
    guard Foundation.rename(file.path, target.path) == 0 else { throw failure() }
    try synchronize(target.deletingLastPathComponent())
  }

  /// Makes a folder that only its owner can read.
  static func makeFolder(_ folder: URL) throws {
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: attributes)
  }

  /// Removes what interrupted writes left in a folder.
  static func removeUnfinished(in folder: URL) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(unfinished) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// Waits until a file or the names in a folder are on the disk.
  private static func synchronize(_ file: URL) throws {
    let descriptor = open(file.path, O_RDONLY)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure() }
  }

  private static func failure() -> CocoaError {
    let reason = POSIXErrorCode(rawValue: errno).map { POSIXError($0).localizedDescription } ?? "error \(errno)"
    return CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: reason])
  }
}
