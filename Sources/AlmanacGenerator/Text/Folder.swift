import Foundation

/// A folder that the caller named, and the paths below it.
struct Folder: Sendable {
  let path: String

  /// The location that stands for the whole folder.
  var location: SourceLocation { SourceLocation(path: path) }

  /// The path of something named relative to the folder. An absolute path stays as it is.
  func path(of name: String) -> String {
    if name.hasPrefix("/") || path == "." { return name }
    return path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// Whether a file or folder of that name exists.
  func contains(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(of: name)) }

  /// Whether there is a folder at a path.
  static func exists(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The names of what is directly in a folder, sorted by their UTF-8 bytes.
  static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted(byBytesOf: { $0 })
  }

  /// The path that symbolic links lead to.
  static func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
  }
}
