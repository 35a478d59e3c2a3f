/// Reads the files and folders of a run, reports those that can't be read, and knows which ones the run depends on.
///
/// It is a class, because everything that a run reads goes through one.
final class FileReader {
  let problems: Problems
  let progress: ProgressLine?
  private var known: Set<String> = []
  private var searched: Set<String> = []

  init(_ problems: Problems, _ progress: ProgressLine? = nil) {
    self.problems = problems
    self.progress = progress
  }

  /// The files that were read and the folders whose items matter, sorted by their UTF-8 bytes.
  var paths: [String] { known.sortedByBytes }

  /// The folders that were only searched, sorted by their UTF-8 bytes.
  var searchedFolders: [String] { searched.sortedByBytes }

  /// Reads a file as `FileContents` does.
  func bytes(_ path: String, atMost limit: Int) throws(FileContents.Failure) -> [UInt8] {
    known.insert(path)
    return try FileContents.bytes(path, atMost: limit)
  }

  /// Returns a text file, as `FileContents` reads it. Reports a file that can't be read, and returns `nil` for it.
  func text(
    _ path: String,
    atMost limit: Int = FileContents.largestTextFile,
    namedAt origin: SourceLocation? = nil
  ) -> SourceText? {
    known.insert(path)
    return problems.value { () throws(Diagnostic) in try FileContents.text(path, atMost: limit, namedAt: origin) }
  }

  /// Returns the names of the items in a folder, sorted by their UTF-8 bytes. Reports a folder that can't be read, and
  /// returns `nil` for it.
  func names(in folder: String) -> [String]? {
    known.insert(folder)
    return problems.value { () throws(Diagnostic) in try Folder.names(in: folder) }
  }

  /// Returns the names of the visible items in a folder that no generated file depends on, sorted by their UTF-8 bytes.
  func visibleNames(in folder: String) -> [String] {
    searched.insert(folder)
    return ((try? Folder.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }
  }

  func contains(_ name: String, in folder: Folder) -> Bool {
    known.insert(folder.path)
    return folder.contains(name)
  }
}
