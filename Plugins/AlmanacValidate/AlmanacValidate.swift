import Foundation
import PackagePlugin

/// `swift package validate-resources`: checks the resources of the targets that use AlmanacPlugin.
@main
struct AlmanacValidate: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let named = extractor.extractOption(named: "target")
    let targets = try named.isEmpty ? pluginUsers(in: context) : context.package.targets(named: named)
    guard !targets.isEmpty else {
      return Diagnostics.error(
        "no target of '\(context.package.displayName)' uses AlmanacPlugin; name one with --target"
      )
    }
    let process = Process()
    // SwiftPM's native build system finds a tool by the name of its target, and Swift Build by the name of its product.
    let tool = try ((try? context.tool(named: "AlmanacMain")) ?? context.tool(named: "almanac")).url
    process.executableURL = tool
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments =
      ["validate"] + almanac(for: tool, in: context.package) + extractor.remainingArguments
      + targets.map { path(of: $0, in: context.package) }
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("the resources of \(targets.map(\.name).joined(separator: ", ")) are not valid")
    default: Diagnostics.error("the resources could not be checked; see above")
    }
  }

  /// The option for the folder of what Almanac ships. A prebuilt tool finds it in its own bundle.
  private func almanac(for tool: URL, in package: Package) -> [String] {
    let bundle = tool.deletingLastPathComponent().deletingLastPathComponent()
    let isPrebuilt = FileManager.default.fileExists(
      atPath: bundle.appending(path: "Templates").path(percentEncoded: false)
    )
    guard !isPrebuilt, let folder = almanac(in: package)?.directoryURL else { return [] }
    return ["--almanac", folder.path(percentEncoded: false)]
  }

  /// The package of the library, which is a package or one of its dependencies.
  private func almanac(in package: Package) -> Package? {
    if package.targets.contains(where: { $0.name == "Almanac" }) { return package }
    return package.dependencies.lazy.compactMap { almanac(in: $0.package) }.first
  }

  /// The path of a target relative to the package, for reports about a repository.
  private func path(of target: any Target, in package: Package) -> String {
    let path = target.directoryURL.path(percentEncoded: false)
    let base = package.directoryURL.path(percentEncoded: false)
    guard path.hasPrefix(base) else { return path }
    let relative = String(path.dropFirst(base.count).drop { $0 == "/" })
    // The folder of a target can be the folder of the package.
    return relative.isEmpty ? "." : relative
  }

  /// The targets whose manifest names the plugin.
  ///
  /// PackagePlugin does not provide the plugins of a target, so this reads the dumped manifest. It uses separate
  /// folders: the package manager that runs this plugin holds the lock of the usual scratch folder, and a sandbox can
  /// block the other folders.
  private func pluginUsers(in context: PluginContext) throws -> [any Target] {
    let process = Process()
    let output = Pipe()
    let own = context.pluginWorkDirectoryURL.appending(path: "Manifest").path(percentEncoded: false)
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "dump-package", "--disable-sandbox",
      "--package-path", context.package.directoryURL.path(percentEncoded: false),
      "--scratch-path", own, "--cache-path", own, "--config-path", own, "--security-path", own,
    ]
    process.standardOutput = output
    try process.run()
    let dump = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Manifest.Unreadable()
    }
    let manifest = try JSONDecoder().decode(Manifest.self, from: dump)
    let names = manifest.targets.filter { $0.uses("AlmanacPlugin") }.map(\.name)
    return try context.package.targets(named: names)
  }
}

/// The part of a dumped manifest that lists the plugins of each target.
private struct Manifest: Decodable {
  struct Unreadable: Error, CustomStringConvertible {
    let description = "the manifest could not be read; name the targets to check with --target"
  }

  struct Target: Decodable {
    struct PluginUsage: Decodable {
      /// The name of the plugin, and optionally of its package.
      let plugin: [String?]
    }

    let name: String
    let pluginUsages: [PluginUsage]?

    func uses(_ plugin: String) -> Bool {
      pluginUsages?.contains { $0.plugin.first == plugin } == true
    }
  }

  let targets: [Target]
}
