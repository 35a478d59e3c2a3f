import Foundation

/// The products of a package's build.
struct BuiltPackage {
  let folder: URL

  /// The folder of executables, modules and resource bundles.
  let products: URL

  /// Builds a package, with options of `swift build`.
  init(building folder: URL, _ options: [String]) throws {
    let build = ["swift", "build"] + options
    try ChildProcess(arguments: build, folder: folder).run()
    let answer = try ChildProcess(arguments: build + ["--show-bin-path"], folder: folder).run().output
    // Warnings may precede the path.
    guard let path = answer.split(separator: "\n").last(where: { $0.hasPrefix("/") }) else {
      throw Failure("cannot find the products of swift build:\n\(answer)")
    }
    self.folder = folder
    products = URL(filePath: String(path))
  }

  /// The folder of the package's Swift modules. Only one of SwiftPM's build systems has a separate folder for them.
  var modules: URL {
    let modules = products.appending(path: "Modules")
    return FileManager.default.fileExists(atPath: modules.path(percentEncoded: false)) ? modules : products
  }

  func executable(_ target: String) -> URL { products.appending(path: target) }

  /// A source file of a target, written or generated.
  func source(_ name: String, of target: String) throws -> URL {
    let written = folder.appending(path: "Sources/\(target)/\(name)")
    let isWritten = FileManager.default.fileExists(atPath: written.path(percentEncoded: false))
    return isWritten ? written : try generatedFile(name, of: target)
  }

  /// A source file that the build generated for a target.
  ///
  /// It is searched for, because its location depends on the build system and its version. One build system makes
  /// identical copies.
  func generatedFile(_ name: String, of target: String) throws -> URL {
    let root = folder.appending(path: ".build")
    let found = Self.files(in: root).filter { path in
      let parts = path.split(separator: "/")
      return parts.last.map(String.init) == name && parts.contains { $0.hasPrefix(target) }
    }
    guard let path = found.min() else { throw Failure("the build made no file \(name) for \(target)") }
    return root.appending(path: path)
  }

  func executableSize(_ target: String) throws -> Int {
    try Self.size(of: executable(target))
  }

  /// The size of an executable without its debug information and symbols.
  func strippedSize(_ target: String) throws -> Int {
    let copy = folder.appending(path: "\(target).stripped")
    let paths = [copy, executable(target)].map { $0.path(percentEncoded: false) }
    try ChildProcess(arguments: ["strip", "-o"] + paths, folder: folder).run()
    return try Self.size(of: copy)
  }

  /// The size of the files in a target's resource bundle in bytes, or 0 without a bundle.
  func bundleSize(_ target: String) throws -> Int {
    let names = try FileManager.default.contentsOfDirectory(atPath: products.path(percentEncoded: false))
    let bundles = names.filter { $0.hasSuffix("_\(target).resources") || $0.hasSuffix("_\(target).bundle") }
    return try bundles.reduce(0) { try $0 + Self.sizeOfFiles(at: products.appending(path: $1)) }
  }

  /// Removes what the native build system made of a module: its executable, its generated files, its object files and
  /// its interface. The next build makes them again.
  func removeProducts(of module: String) {
    let root = folder.appending(path: ".build")
    for path in Self.files(in: root) {
      let parts = path.split(separator: "/").map(String.init)
      let isObject = parts.contains("\(module).build") && path.hasSuffix(".o")
      guard isObject || parts.contains(module) || parts.last == "\(module).swiftmodule" else { continue }
      // Fails for the files of a folder that has just been removed.
      try? FileManager.default.removeItem(at: root.appending(path: path))
    }
  }

  /// The size of a file, or of all files in a folder and its subfolders, in bytes.
  static func sizeOfFiles(at url: URL) throws -> Int {
    try files(in: url).reduce(size(of: url)) { try $0 + size(of: url.appending(path: $1)) }
  }

  /// The paths of all files in a folder and its subfolders, relative to the folder.
  private static func files(in folder: URL) -> [String] {
    FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))?.compactMap { $0 as? String } ?? []
  }

  /// The size of a file, and 0 for a folder.
  private static func size(of url: URL) throws -> Int {
    let values = try url.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
    return values.isRegularFile == true ? values.fileSize ?? 0 : 0
  }
}
