import Foundation

/// A package that uses the measured code like a user's package.
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
    try BuiltPackage(building: folder, ["--configuration", "release"])
  }
}
