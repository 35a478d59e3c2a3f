import Foundation

/// A package with a plugin as SwiftGen has it: before each build, a prebuilt program lists the flags of a target, and
/// writes their names as constants. It writes the file only if the names have changed.
struct ConstantsPlugin {
  private static let program = """
    import Foundation

    let (flags, output) = (CommandLine.arguments[1], URL(filePath: CommandLine.arguments[2]))
    let names = try FileManager.default.contentsOfDirectory(atPath: flags).sorted()
    let lines = names.map { "  static let `\\($0.dropLast(4))` = \\"\\($0)\\"\\n" }
    let text = "enum Constants {\\n\\(lines.joined())}\\n"
    let file = output.appending(path: "Constants.swift")
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    """

  private static let plugin = """
    import PackagePlugin

    @main
    struct ConstantsPlugin: BuildToolPlugin {
      func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let output = context.pluginWorkDirectoryURL.appending(path: "Constants")
        let flags = target.directoryURL.appending(path: "Flags")
        return [
          .prebuildCommand(
            displayName: "Writing constants",
            executable: try context.tool(named: "constants").url,
            arguments: [flags.path(percentEncoded: false), output.path(percentEncoded: false)],
            outputFilesDirectory: output
          )
        ]
      }
    }

    """

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "constants",
      products: [.plugin(name: "ConstantsPlugin", targets: ["ConstantsPlugin"])],
      targets: [
        .binaryTarget(name: "ConstantsTool", path: "Constants.artifactbundle"),
        .plugin(name: "ConstantsPlugin", capability: .buildTool(), dependencies: ["ConstantsTool"]),
      ]
    )

    """

  private static let bundle = """
    {
      "schemaVersion": "1.0",
      "artifacts": {
        "constants": {
          "type": "executable",
          "version": "1.0.0",
          "variants": [
            {
              "path": "constants",
              "supportedTriples": [
                "x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "x86_64-apple-macosx", "arm64-apple-macosx"
              ]
            }
          ]
        }
      }
    }

    """

  /// Writes the package into a folder, and compiles its program.
  static func write(to folder: URL) throws {
    let package = ConsumerPackage(folder: folder)
    try package.write(manifest, to: "Package.swift")
    try package.write(plugin, to: "Plugins/ConstantsPlugin/ConstantsPlugin.swift")
    try package.write(bundle, to: "Constants.artifactbundle/info.json")
    _ = try SwiftProgram.compile("constants", program, in: folder.appending(path: "Constants.artifactbundle"))
  }
}
