/// The items that almanac.json declares not to be resources: files, and folders with everything in them.
struct IgnoredFiles: Sendable {
  private var paths: Set<String> = []

  /// Creates a value that ignores nothing.
  init() {}

  /// Creates a value for names in a target's folder. Other names are already errors.
  init(_ names: [Located<String>], in folder: Folder) {
    paths = Set(names.map { Folder.absolute(folder.path(of: $0.value)) })
    self = within(folder.path)
  }

  func contains(_ path: String) -> Bool {
    if paths.isEmpty { return false }
    let path = Folder.absolute(path)
    return paths.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// Returns the ignored items in a folder, which is not ignored itself because almanac.json names it.
  func within(_ folder: String) -> IgnoredFiles {
    var ignored = self
    if !paths.isEmpty {
      let start = Folder.absolute(folder) + "/"
      ignored.paths = paths.filter { $0.hasPrefix(start) }
    }
    return ignored
  }
}
