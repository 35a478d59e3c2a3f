import Foundation

/// A generated file, not written yet.
public struct GeneratedFile: Hashable, Sendable {
  /// The name, without a folder.
  public let name: String

  /// The text.
  public let contents: String

  /// Creates a file to write.
  public init(name: String, contents: String) {
    self.name = name
    self.contents = contents
  }
}

/// Writes generated files.
public struct OutputWriter: Sendable {
  /// The folder to write to. It is created if it is missing.
  public let folder: String

  /// Creates a writer for a folder.
  public init(folder: String) {
    self.folder = folder
  }

  /// Writes the files whose contents have changed. Each file is replaced atomically.
  ///
  /// An unchanged file keeps its modification date, so nothing that depends on it is rebuilt.
  ///
  /// - Parameter files: The files. If it is empty, the folder is not created.
  /// - Returns: A diagnostic if a file could not be written.
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
