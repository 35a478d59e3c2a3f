import AlmanacGenerator

/// Paths from the root of a Git repository, by which services match the files of a report, wherever the command runs.
struct RepositoryPaths {
  /// The paths in the repository that contains the current folder.
  static let current = RepositoryPaths(folder: FileManager.default.currentDirectoryPath)

  /// The components of the folder that paths start at, and of the root. Outside of repositories, they are the same.
  private let folder: [String]
  private let root: [String]

  init(folder path: String) {
    let folder = Self.names(in: path)
    // In a worktree, it is a file.
    let root = (0...folder.count).lazy.map { folder.dropLast($0) }.first { names in
      FileManager.default.fileExists(atPath: "/" + (names + [".git"]).joined(separator: "/"))
    }
    self.folder = folder
    self.root = root.map(Array.init) ?? folder
  }

  /// Returns a path from the root, or the path itself if it leads elsewhere.
  func path(of path: String) -> String {
    var names = path.hasPrefix("/") ? [] : folder
    for name in Self.names(in: path) where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    guard names.starts(with: root) else { return path }
    return names.count == root.count ? "." : names.dropFirst(root.count).joined(separator: "/")
  }

  /// Splits a path by its bytes, because a combining mark after a slash would hide it.
  private static func names(in path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).compactMap { String($0) }
  }
}
