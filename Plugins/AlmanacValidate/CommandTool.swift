import Foundation
import PackagePlugin

/// The program `almanac`, which runs in the folder of a package.
struct CommandTool {
  /// The name of the package that contains the same plugins with prebuilt tools.
  private static let prebuilt = "almanac-plugins"

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

  /// Returns the command that runs a plugin of the same package as this one. If the package also uses the prebuilt
  /// tools, SwiftPM finds two plugins.
  func command(_ verb: String) -> String {
    guard package.dependencies.contains(where: { $0.package.displayName == Self.prebuilt }) else {
      return "swift package \(verb)"
    }
    return "swift package --package \(isPrebuilt ? Self.prebuilt : "almanac") \(verb)"
  }

  /// Returns a path relative to the package.
  func path(of folder: URL) -> String {
    let path = folder.path(percentEncoded: false)
    let base = package.directoryURL.path(percentEncoded: false)
    guard path.hasPrefix(base) else { return path }
    let relative = path.dropFirst(base.count).split(separator: "/").joined(separator: "/")
    // The folder of a target can be the folder of the package.
    return relative.isEmpty ? "." : relative
  }

  /// The option for the folder of the files that Almanac ships. A prebuilt tool finds them in its own bundle.
  private var almanac: [String] {
    guard !isPrebuilt, let folder = almanac(in: package)?.directoryURL else { return [] }
    return ["--almanac", folder.path(percentEncoded: false)]
  }

  /// Whether the tool is in a bundle with the files that it reads.
  private var isPrebuilt: Bool {
    let bundle = url.deletingLastPathComponent().deletingLastPathComponent()
    return FileManager.default.fileExists(atPath: bundle.appending(path: "Templates").path(percentEncoded: false))
  }

  /// Returns the package of the library, which is a package or one of its dependencies.
  private func almanac(in package: Package) -> Package? {
    if package.targets.contains(where: { $0.name == "Almanac" }) { return package }
    return package.dependencies.lazy.compactMap { almanac(in: $0.package) }.first
  }
}
