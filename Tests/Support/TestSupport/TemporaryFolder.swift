import Foundation

/// A temporary folder that is removed with its value.
public final class TemporaryFolder: Sendable {
  /// The folder, without symbolic links in its path.
  public let url: URL

  /// Creates an empty folder.
  public init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = temporary.appendingPathComponent("almanac-\(UUID().uuidString)", isDirectory: false)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { remove() }

  /// Removes the folder.
  public func remove() {
    // A task or a process that has not ended yet can add a file meanwhile, or remove one.
    for _ in 0..<1000 where FileManager.default.fileExists(atPath: path) {
      if (try? FileManager.default.removeItem(at: url)) == nil { usleep(2000) }
    }
  }

  /// The path of the folder.
  public var path: String { url.path }

  /// The names of its items, sorted.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The path of an item in the folder.
  public func path(of name: String) -> String { path + "/" + name }

  /// The URL of a file in the folder.
  public func file(_ name: String) -> URL { url.appendingPathComponent(name, isDirectory: false) }

  /// Copies a flag of the tour to a path below the folder.
  public func addFlag(_ path: String, from code: String = "fr") throws {
    try add(path, Data(contentsOf: Repository.flag(code)))
  }

  /// Writes a file at a path below the folder.
  public func add(_ path: String, _ data: Data) throws {
    try data.write(toNew: file(path))
  }
}

extension Data {
  /// Writes a file, and creates its folders.
  public func write(toNew file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(to: file)
  }
}
