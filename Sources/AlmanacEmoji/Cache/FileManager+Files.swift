import Foundation

extension FileManager {
  /// The size in bytes and the date of a file, or `nil` if there is no file.
  func stamp(of url: URL) -> (size: Int64, date: Date)? {
    guard let attributes = try? attributesOfItem(atPath: url.path),
      let size = (attributes[.size] as? NSNumber)?.int64Value, let date = attributes[.modificationDate] as? Date
    else { return nil }
    return (size, date)
  }

  /// The files in a folder, or none if there is no folder.
  func files(in folder: URL) throws -> [URL] {
    fileExists(atPath: folder.path) ? try contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) : []
  }

  /// Renames a damaged file from `name.type` to `name.damaged.type`, and replaces an older one.
  ///
  /// - Returns: The error that says so.
  func setAside(_ url: URL, reason: any Error) throws -> DamagedFileError {
    let aside = url.deletingPathExtension().appendingPathExtension("damaged").appendingPathExtension(url.pathExtension)
    try removeFile(at: aside)
    try moveItem(at: url, to: aside)
    return DamagedFileError(file: url, movedTo: aside, reason: "\(reason)")
  }

  /// Removes a file, if there is one.
  func removeFile(at url: URL) throws {
    do { try removeItem(at: url) } catch CocoaError.fileNoSuchFile { return }
  }
}
