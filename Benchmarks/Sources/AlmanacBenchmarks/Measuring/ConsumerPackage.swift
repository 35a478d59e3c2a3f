import Foundation

/// A package that uses what is measured, as a user's would.
struct ConsumerPackage {
  let folder: URL

  /// Writes the manifest, with an executable target for each contender.
  ///
  /// - Parameter almanac: The folder of Almanac's package, which the package depends on.
  func writeManifest(_ contenders: [some Contender], almanac: URL?) throws {
    let targets = contenders.map { contender in
      let arguments = [#"name: "\#(contender.target)""#] + contender.settings
      return "    .executableTarget(\(arguments.joined(separator: ", "))),"
    }
    let dependency = almanac.map {
      #".package(name: "almanac", path: \#(String(reflecting: $0.path(percentEncoded: false))))"#
    }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "consumer",
        platforms: [.macOS(.v14)],
        dependencies: [\(dependency ?? "")],
        targets: [
      \(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v6]
      )

      """
    try write(manifest, to: "Package.swift")
  }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Builds all targets in the release configuration.
  func build() throws -> BuiltPackage {
    let build = ["swift", "build", "--configuration", "release"]
    try ChildProcess(arguments: build, folder: folder).run()
    let answer = try ChildProcess(arguments: build + ["--show-bin-path"], folder: folder).run().output
    // Warnings may precede the path.
    guard let path = answer.split(separator: "\n").last(where: { $0.hasPrefix("/") }) else {
      throw Failure("swift build does not say where its products are:\n\(answer)")
    }
    return BuiltPackage(folder: folder, products: URL(filePath: String(path)))
  }
}
