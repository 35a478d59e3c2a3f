/// A folder that the caller named, and the paths in it.
package struct Folder: Sendable {
  package let path: String

  /// Creates a value for a path, where no folder has to exist.
  package init(path: String) { self.path = path }

  /// The location of the whole folder.
  var location: SourceLocation { SourceLocation(path: path) }

  /// Returns the path of a name relative to the folder, or an absolute path as it is.
  package func path(of name: String) -> String {
    if name.hasPrefix("/") || path == "." { return name }
    return path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// Returns whether there is an item with a name, which can be a link to nothing: reading it reports that.
  func contains(_ name: String) -> Bool { Self.hasItem(path(of: name)) }

  package static func exists(_ path: String) -> Bool { stat(of: path)?.isFolder == true }

  /// Returns whether there is an item at a path, which can be a link to nothing.
  package static func hasItem(_ path: String) -> Bool { stat(of: path, followsLinks: false) != nil }

  /// Returns the names of the items in a folder, sorted by their UTF-8 bytes.
  package static func names(in path: String) throws(Diagnostic) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted(byBytesOf: { $0 })
    } catch {
      let message = "the folder cannot be read (\(FileContents.reason(error))); make it readable"
      throw Diagnostic(.fileUnreadable, at: SourceLocation(path: path), message)
    }
  }

  /// Returns the message that nothing is at a path, with the item that is probably meant, or one of the other words
  /// that are possible there, or else with advice.
  static func absence(
    of path: String,
    isFolder: Bool = false,
    besides words: [String] = [],
    or remedy: String = "correct the name"
  ) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let parent = parts.dropLast().map { $0 + "/" }.joined()
    let items = ((try? names(in: parent.isEmpty ? "." : parent)) ?? []).filter { exists(parent + $0) == isFolder }
    let (stem, suffix) = stemAndExtension(of: String(parts.last ?? ""))
    let stems = (items + words).map(stemAndExtension).filter { $0.suffix == suffix }.map(\.stem)
    let hint =
      Spelling.nearest(to: stem, among: stems).map { "did you mean '\($0)\(suffix)'?" }
      ?? "\(isFolder ? "create" : "add") it, or \(remedy)"
    return "there is no \(isFolder ? "folder" : "file") '\(path)'; \(hint)"
  }

  private static func stemAndExtension(of name: String) -> (stem: String, suffix: String) {
    let stem = name.prefix { $0 != "." }
    return (String(stem), String(name.dropFirst(stem.count)))
  }

  /// Returns the absolute path without `.` and `..`, by which paths are compared. Links are not resolved.
  package static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path, isDirectory: false).standardizedFileURL.path
  }

  /// Returns the bytes of the path with all symbolic links resolved, or `nil` if there is nothing at the path.
  /// Foundation's function takes milliseconds for a long path.
  package static func resolved(_ path: String) -> [UInt8]? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return Array(String(cString: resolved).utf8)
  }
}
