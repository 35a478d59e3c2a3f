import Foundation

/// A package that uses the measured code like a user's package.
struct ConsumerPackage {
  let folder: URL

  /// Returns a manifest's expression for a package in a folder.
  static func dependency(_ name: String, _ folder: URL) -> String {
    #".package(name: "\#(name)", path: \#(String(reflecting: folder.path(percentEncoded: false))))"#
  }

  /// Writes the manifest, with an executable target for each contender, and a dependency on Almanac's package in a
  /// folder.
  func writeManifest(_ contenders: [some Contender], almanac: URL?) throws {
    try writeManifest(contenders, dependencies: almanac.map { [Self.dependency("almanac", $0)] } ?? [])
  }

  /// Writes the manifest, with an executable target for each contender, and dependencies as expressions.
  func writeManifest(_ contenders: [some Contender], dependencies: [String]) throws {
    let targets = contenders.map { contender in
      let arguments = [#"name: "\#(contender.target)""#] + contender.settings
      return "    .executableTarget(\(arguments.joined(separator: ", "))),"
    }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "consumer",
        platforms: [.macOS(.v14)],
        dependencies: [\(dependencies.joined(separator: ", "))],
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
