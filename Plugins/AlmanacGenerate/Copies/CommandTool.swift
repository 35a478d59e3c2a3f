// Scripts/copy-sources copied this from Plugins/AlmanacValidate/CommandTool.swift. Do not edit.

import Foundation
import PackagePlugin

/// The program `almanac`, which runs in the folder of a package.
struct CommandTool {
  private let package: Package
  private let url: URL

  init(_ context: PluginContext) throws {
    package = context.package
    // SwiftPM's native build system finds a tool by the name of its target, and Swift Build by the name of its product.
    url = try ((try? context.tool(named: "AlmanacMain")) ?? context.tool(named: "almanac")).url
  }

  /// Runs a command to its end, and returns its exit status.
  func run(_ command: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = url
    process.currentDirectoryURL = package.directoryURL
    process.arguments = [command] + almanac + arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Returns a path relative to the package, for reports about a repository.
  func path(of folder: URL) -> String {
    let path = folder.path(percentEncoded: false)
    let base = package.directoryURL.path(percentEncoded: false)
    guard path.hasPrefix(base) else { return path }
    let relative = path.dropFirst(base.count).split(separator: "/").joined(separator: "/")
    // The folder of a target can be the folder of the package.
    return relative.isEmpty ? "." : relative
  }

  /// The option for the folder of what Almanac ships, which a prebuilt tool finds in its own bundle.
  private var almanac: [String] {
    let bundle = url.deletingLastPathComponent().deletingLastPathComponent()
    let isPrebuilt = FileManager.default.fileExists(
      atPath: bundle.appending(path: "Templates").path(percentEncoded: false)
    )
    guard !isPrebuilt, let folder = almanac(in: package)?.directoryURL else { return [] }
    return ["--almanac", folder.path(percentEncoded: false)]
  }

  /// Returns the package of the library, which is a package or one of its dependencies.
  private func almanac(in package: Package) -> Package? {
    if package.targets.contains(where: { $0.name == "Almanac" }) { return package }
    return package.dependencies.lazy.compactMap { almanac(in: $0.package) }.first
  }
}
