/// A generated file that isn't written yet.
public struct GeneratedFile: Hashable, Sendable {
  /// The name, without a folder.
  public let name: String

  /// The contents of the file.
  public let contents: String

  /// Creates a file to write.
  public init(name: String, contents: String) {
    self.name = name
    self.contents = contents
  }
}

/// Writes generated files.
public struct OutputWriter: Sendable {
  private static let newExtension = ".almanac-new"

  /// The folder to write to, which is created if it is missing.
  public let folder: String

  /// Creates a writer for a folder.
  public init(folder: String) {
    self.folder = folder
  }

  /// Returns the paths of the files that every run writes to the folder, one for each template, whatever its input is.
  public func outputs(of almanac: AlmanacFolder) -> [String] {
    almanac.templateNames.map { Folder(path: folder).path(of: Template($0).outputName) }
  }

  /// Writes a single file, as `write(_:)` does.
  public static func write(_ contents: String, to path: String) -> [Diagnostic] {
    let file = URL(fileURLWithPath: path, isDirectory: false)
    let folder = path.contains("/") ? file.deletingLastPathComponent().path : "."
    return OutputWriter(folder: folder).write([GeneratedFile(name: file.lastPathComponent, contents: contents)])
  }

  /// Writes the files whose contents have changed, or none if one can't be written.
  ///
  /// All are written next to the old files, and then each replaces its old one. An unchanged file keeps its
  /// modification date, so nothing that depends on it is rebuilt. If the process is killed before it replaces the first
  /// file, all old files remain. If it is killed after that, each file is the old or the new one as a whole; the build
  /// then runs the tool again.
  ///
  /// If several processes write to the folder at the same time, they take turns, so all files come from the same one.
  ///
  /// - Parameter files: The files. If it is empty, the folder is not created.
  /// - Returns: The diagnostics of the files that could not be written.
  public func write(_ files: [GeneratedFile]) -> [Diagnostic] {
    if files.isEmpty { return [] }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      return [.unwritable(folder, FileContents.reason(error))]
    }
    // With this, a limit on file sizes makes the call fail instead of ending the process.
    signal(SIGXFSZ, SIG_IGN)
    return locked {
      removeLeftovers()
      let changed = files.enumerated().filter { hasChanged($0.element) }
      let problems = changed.compactMap { writeBeside($0.element, newPath($0.offset)) }
      defer { for file in changed { unlink(newPath(file.offset)) } }
      return problems.isEmpty ? changed.compactMap { replace($0.element, newPath($0.offset)) } : problems
    }
  }

  /// Calls a function while no other process is in one for the same folder.
  ///
  /// The system releases the lock of a process that was killed. On a file system without locks, it calls the function
  /// at once.
  private func locked<Result>(_ body: () -> Result) -> Result {
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return body() }
    defer { close(file) }
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    return body()
  }

  private func path(_ file: GeneratedFile) -> String { Folder(path: folder).path(of: file.name) }

  /// Returns the path of a new file before it replaces the old one. The name contains the process ID, because another
  /// process can write to the same folder. It doesn't contain the file's name, which can have the maximum length.
  private func newPath(_ index: Int) -> String {
    Folder(path: folder).path(of: ".\(index).\(ProcessInfo.processInfo.processIdentifier)\(Self.newExtension)")
  }

  private func hasChanged(_ file: GeneratedFile) -> Bool {
    // `Data`, because without optimization, arrays call a function to compare each byte.
    let contents = Data(file.contents.utf8)
    return (try? FileContents.bytes(path(file), atMost: contents.count)).map { Data($0) } != contents
  }

  private func writeBeside(_ file: GeneratedFile, _ newPath: String) -> Diagnostic? {
    // The target of a link is left unchanged.
    if let status = stat(of: path(file)), !status.isFile {
      return .unwritable(path(file), status.isFolder ? "a folder has this name" : "this is not a file")
    }
    do {
      try Data(file.contents.utf8).write(to: URL(fileURLWithPath: newPath, isDirectory: false))
      return nil
    } catch {
      return .unwritable(path(file), FileContents.reason(error))
    }
  }

  private func replace(_ file: GeneratedFile, _ newPath: String) -> Diagnostic? {
    guard rename(newPath, path(file)) != 0 else { return nil }
    return .unwritable(path(file), FileContents.reason(errno))
  }

  /// Removes the new files of processes that were killed.
  private func removeLeftovers() {
    for name in (try? Folder.names(in: folder)) ?? [] where name.hasSuffix(Self.newExtension) {
      let parts = name.split(separator: ".")
      guard name.hasPrefix("."), parts.count > 2, let process = Int32(parts[parts.count - 2]) else { continue }
      // Signal 0 is not sent. It only asks whether the process exists.
      if kill(process, 0) != 0, errno == ESRCH { unlink(Folder(path: folder).path(of: name)) }
    }
  }
}
