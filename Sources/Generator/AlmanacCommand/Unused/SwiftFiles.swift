import AlmanacGenerator

/// The Swift files in folders and their subfolders.
struct SwiftFiles {
  /// The files' contents, in the order in which the files were found.
  private(set) var texts: [SourceText] = []

  /// The files and folders that can't be read.
  private(set) var diagnostics: [Diagnostic] = []

  /// The files and folders without symbolic links, so that links neither lead in circles nor to a file twice.
  private var visited: Set<[UInt8]> = []

  /// Reads files, and the Swift files in folders, but no names that start with a dot.
  init(at paths: [String]) {
    for path in paths {
      if Folder.resolved(path) == nil {
        diagnostics.append(Diagnostic(.inputMissing, at: SourceLocation(path: path), "there is no such file or folder"))
      }
      var pending = [path]
      while let path = pending.popLast() {
        guard let resolved = Folder.resolved(path), visited.insert(resolved).inserted else { continue }
        if Folder.exists(path) { pending += items(in: path).reversed() } else { read(path) }
      }
    }
  }

  /// Returns the visible items in a folder that can be or contain Swift files.
  private mutating func items(in folder: String) -> [String] {
    do throws(Diagnostic) {
      return try Folder.names(in: folder).filter { !$0.hasPrefix(".") }.map(Folder(path: folder).path(of:)).filter {
        $0.hasSuffix(".swift") || Folder.exists($0)
      }
    } catch {
      diagnostics.append(error)
      return []
    }
  }

  private mutating func read(_ path: String) {
    do {
      let text = try FileContents.text(path, atMost: FileContents.largestDataFile)
      // Generated files name every case.
      if !GeneratedMark.begins(text.bytes) { texts.append(text) }
    } catch {
      diagnostics.append(error)
    }
  }
}
