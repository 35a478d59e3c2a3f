import Foundation

/// A file that was made, not yet written.
public struct GeneratedFile: Hashable, Sendable {
  /// Its name, without a folder.
  public let name: String

  /// Its text.
  public let contents: String

  /// Makes a file to write.
  public init(name: String, contents: String) {
    self.name = name
    self.contents = contents
  }
}

/// Writes generated files.
public struct OutputWriter: Sendable {
  /// The folder to write to, which is created where it is missing.
  public let folder: String

  /// Makes a writer for a folder.
  public init(folder: String) {
    self.folder = folder
  }

  /// Writes the files whose contents have changed, each whole or not at all.
  ///
  /// A file that is the same keeps its date, so that nothing which depends on it is built again.
  ///
  /// - Parameter files: Without any, not even the folder is touched.
  /// - Returns: What could not be written.
  public func write(_ files: [GeneratedFile]) -> [Diagnostic] {
    if files.isEmpty { return [] }
    let target = Folder(path: folder)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      return [unwritable(folder, error)]
    }
    return files.compactMap { file in
      let path = target.path(of: file.name)
      let contents = Data(file.contents.utf8)
      if FileManager.default.contents(atPath: path) == contents { return nil }
      do {
        try contents.write(to: URL(filePath: path), options: .atomic)
        return nil
      } catch {
        return unwritable(path, error)
      }
    }
  }

  private func unwritable(_ path: String, _ error: any Error) -> Diagnostic {
    Diagnostic(.outputUnwritable, at: SourceLocation(path: path), "cannot be written (\(FileContents.reason(error)))")
  }
}
