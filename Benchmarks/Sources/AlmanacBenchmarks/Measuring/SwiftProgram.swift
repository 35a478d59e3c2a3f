import Foundation

/// A small program in one file.
enum SwiftProgram {
  /// Compiles a program with optimization.
  ///
  /// - Returns: The executable, which is in the folder, too.
  static func compile(_ name: String, _ source: String, in folder: URL) throws -> URL {
    try ConsumerPackage(folder: folder).write(source, to: "\(name).swift")
    try ChildProcess(arguments: ["swiftc", "-O", "\(name).swift", "-o", name], folder: folder).run()
    return folder.appending(path: name)
  }
}
