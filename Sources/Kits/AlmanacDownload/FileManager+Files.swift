import Foundation

extension FileManager {
  /// Returns `[folder of the user]/[bundle or program]/[library]`.
  package func folder(of library: String, in directory: SearchPathDirectory) -> URL {
    folder([Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName, library], in: directory)
  }

  /// Returns a folder inside one of the user's, or in the temporary folder if the user has none.
  package func folder(_ names: [String], in directory: SearchPathDirectory) -> URL {
    let root = urls(for: directory, in: .userDomainMask).first ?? temporaryDirectory
    return names.reduce(root) { $0.appendingPathComponent($1, isDirectory: true) }
  }

  /// Returns the size in bytes and the date of a file, or `nil` if there is no file.
  package func stamp(of url: URL) -> (size: Int64, date: Date)? {
    guard let attributes = try? attributesOfItem(atPath: url.path),
      let size = (attributes[.size] as? NSNumber)?.int64Value, let date = attributes[.modificationDate] as? Date
    else { return nil }
    return (size, date)
  }

  /// Returns the files in a folder, or none if there is no folder.
  package func files(in folder: URL) throws -> [URL] {
    fileExists(atPath: folder.path) ? try contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) : []
  }

  /// Removes a file, if there is one.
  package func removeFile(at url: URL) throws {
    do { try removeItem(at: url) } catch CocoaError.fileNoSuchFile { return }
  }
}
