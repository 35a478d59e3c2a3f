import Foundation
import PackagePlugin

/// `swift package validate-resources`: checks the resources of the targets that use AlmanacPlugin, or contain generated
/// files.
@main
struct AlmanacValidate: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let named = extractor.extractOption(named: "target")
    let options = extractor.remainingArguments
    let tool = try CommandTool(context)
    if named.isEmpty, namesFolder(options, in: context.package) {
      return report(try tool.run("validate", options), of: "")
    }
    let targets = try named.isEmpty ? users(in: context) : context.package.targets(named: named)
    guard !targets.isEmpty else {
      return Diagnostics.error(
        "no target of '\(context.package.displayName)' uses AlmanacPlugin or contains generated files; name one with --target"
      )
    }
    let folders = targets.map { tool.path(of: $0.directoryURL) }
    report(try tool.run("validate", options + folders), of: " of \(targets.map(\.name).joined(separator: ", "))")
  }

  private func report(_ status: Int32, of targets: String) {
    switch status {
    case 0: break
    case 1: Diagnostics.error("the resources\(targets) are not valid; see the report")
    default: Diagnostics.error("the resources could not be checked; see the output")
    }
  }

  /// Returns whether the arguments contain a folder to check, in place of the targets' folders.
  private func namesFolder(_ arguments: [String], in package: Package) -> Bool {
    zip([""] + arguments, arguments).contains { option, argument in
      let folder = URL(filePath: argument, relativeTo: package.directoryURL)
      // All other options have a value.
      let isValue = option.hasPrefix("--") && !option.contains("=") && !["--strict", "--follow-links"].contains(option)
      return !argument.hasPrefix("-") && !isValue
        && (try? folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
    }
  }

  /// Returns the targets whose manifest names the plugin, or that contain generated files.
  ///
  /// PackagePlugin does not provide the plugins of a target, so this reads the dumped manifest. It uses separate
  /// folders: the package manager that runs this plugin holds the lock of the usual scratch folder, and a sandbox can
  /// block the other folders.
  private func users(in context: PluginContext) throws -> [any Target] {
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
    let names = Set(manifest.targets.filter(\.usesPlugin).map(\.name))
    return context.package.targets.filter { target in
      names.contains(target.name)
        || target.sourceModule.map { !GeneratedFiles(among: $0.sourceFiles).urls.isEmpty } ?? false
    }
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

    /// Whether it uses the plugin of `almanac` or `almanac-plugins`.
    var usesPlugin: Bool {
      pluginUsages?.contains { ["AlmanacPlugin", "AlmanacPrebuiltPlugin"].contains($0.plugin.first) } == true
    }
  }

  let targets: [Target]
}
