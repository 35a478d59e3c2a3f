import Foundation
import PackagePlugin

/// Generates typed enums from the resources of a target.
@main
struct AlmanacPlugin: BuildToolPlugin {
  private static let library = "Almanac"
  private static let configuration = "almanac.json"

  /// The extensions of the files in a target that the generator can read.
  private static let extensions: Set = [
    "json", "json5", "jsonc", "geojson", "csv", "tsv", "png", "tab", "txt", "mustache",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule, let tool = tool(in: context, for: target) else { return [] }
    guard let library = module.recursiveTargetDependencies.first(where: { $0.name == Self.library }) else {
      Diagnostics.error(
        "target '\(target.name)' uses AlmanacPlugin but does not depend on its library; add "
          + #".product(name: "Almanac", package: "almanac") to the target's dependencies"#
      )
      return []
    }
    guard !reportsGeneratedFiles(among: module.sourceFiles, of: target.name) else { return [] }
    return try command(
      folder: target.directoryURL,
      // SwiftPM warns about files in a target that nothing declares as inputs.
      resources: module.sourceFiles.filter { $0.type == .unknown }.map(\.url)
        .filter { Self.extensions.contains($0.pathExtension.lowercased()) },
      tool: tool,
      output: context.pluginWorkDirectoryURL,
      library: library,
      libraries: SupportedLibraries(of: module).names
    )
  }

  /// Returns the generator, or `nil`, after an error, if it is prebuilt and doesn't support the system.
  private func tool(in context: PluginContext, for target: any Target) -> URL? {
    if let tool = try? context.tool(named: "AlmanacTool") { return tool.url }
    Diagnostics.error(
      "the prebuilt tools of AlmanacPlugin don't support this system, so target '\(target.name)' can't use them; use the "
        + "plugin of the package almanac, which compiles them"
    )
    return nil
  }

  /// Reports generated files among the sources of a target, because each type would be declared twice. Returns whether
  /// there are any.
  private func reportsGeneratedFiles(among files: FileList, of target: String) -> Bool {
    guard let file = GeneratedFiles(among: files).urls.first else { return false }
    Diagnostics.error(
      "target '\(target)' uses AlmanacPlugin, and its sources contain generated files such as "
        + "'\(file.path(percentEncoded: false))'; remove the plugin from the target, or these files from its sources"
    )
    return true
  }

  /// Returns the command for a folder of resources, or nothing, after an error, if the files that Almanac ships are
  /// missing.
  ///
  /// One input is a file that the tool replaces whenever it runs, so every build runs it. The tool finds out by itself
  /// whether there is anything to do. SwiftPM can't: it keeps the list of inputs from when it planned the build, so it
  /// would miss a file that almanac.json has named since, and would stop if a file outside the target were gone.
  private func command(
    folder: URL,
    resources: [URL] = [],
    tool: URL,
    output: URL,
    library: any Target,
    libraries: [String]
  ) throws -> [Command] {
    let generated = output.appending(path: "Generated")
    let shipped = ShippedFiles(tool: tool, library: library.directoryURL)
    guard !shipped.templates.isEmpty else {
      Diagnostics.error(
        "Almanac's templates are missing from '\(shipped.folder.path(percentEncoded: false))'; restore them"
      )
      return []
    }
    let record = output.appending(path: "Cache/LastRun")
    if !FileManager.default.fileExists(atPath: record.path(percentEncoded: false)) {
      try FileManager.default.createDirectory(at: record.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: record)
    }
    return [
      .buildCommand(
        displayName: "Generating reference data for \(folder.lastPathComponent)",
        executable: tool,
        arguments: ["plugin"]
          + [folder, generated, record, shipped.folder].map { $0.path(percentEncoded: false) }
          + libraries,
        inputFiles: [record] + resources,
        // The tool writes all of them for every target. Files with nothing to generate contain no declarations.
        outputFiles: shipped.templates.map { generated.appending(path: "Almanac\($0).swift") }
      )
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension AlmanacPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      // A target of an Xcode project has no folder. Use the folder of almanac.json, or the folder with the name of the
      // target.
      let configuration = target.inputFiles.first { $0.url.lastPathComponent == Self.configuration }
      let folder = configuration?.url.deletingLastPathComponent()
      let products = products(of: target)
      let modules = products.flatMap(\.sourceModules).flatMap { [$0 as any Target] + $0.recursiveTargetDependencies }
      guard let library = modules.first(where: { $0.name == Self.library }) else {
        Diagnostics.error(
          "target '\(target.displayName)' uses AlmanacPlugin but does not link its library; link 'Almanac'"
        )
        return []
      }
      guard !reportsGeneratedFiles(among: target.inputFiles, of: target.displayName) else { return [] }
      return try command(
        folder: folder ?? context.xcodeProject.directoryURL.appending(path: target.displayName),
        tool: try context.tool(named: "AlmanacTool").url,
        output: context.pluginWorkDirectoryURL,
        library: library,
        libraries: SupportedLibraries(among: products.map(\.name)).names
      )
    }

    /// Returns the package products that a target links.
    private func products(of target: XcodeTarget) -> [any Product] {
      target.dependencies.compactMap { if case .product(let product) = $0 { product } else { nil } }
    }
  }
#endif
