import Foundation
import PackagePlugin

/// Generates typed enums from the resources of a target.
@main
struct AlmanacPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    guard module.recursiveTargetDependencies.contains(where: { $0.name == "Almanac" }) else {
      Diagnostics.error(
        "target '\(target.name)' uses AlmanacPlugin without its library; add "
          + #".product(name: "Almanac", package: "almanac") to the target's dependencies"#
      )
      return []
    }
    return [
      command(
        folder: target.directoryURL,
        tool: try context.tool(named: "AlmanacTool").url,
        output: context.pluginWorkDirectoryURL,
        options: libraries(of: module).contains("AlmanacCurrency") ? ["--currency-formatter"] : []
      )
    ]
  }

  /// The names of the direct dependencies of a target, without the dependencies of its libraries.
  private func libraries(of target: any SourceModuleTarget) -> [String] {
    target.dependencies.map { dependency in
      switch dependency {
      case .target(let target): target.name
      case .product(let product): product.name
      @unknown default: ""
      }
    }
  }

  /// The command for a folder of resources.
  private func command(folder: URL, tool: URL, output: URL, options: [String]) -> Command {
    let generated = output.appending(path: "Generated")
    return .buildCommand(
      displayName: "Generating reference data for \(folder.lastPathComponent)",
      executable: tool,
      arguments: [folder, generated, output.appending(path: "Cache")].map { $0.path(percentEncoded: false) } + options,
      inputFiles: ResourceInputs(folder: folder).files,
      // The tool writes all of them for every target. Files with nothing to generate have no declarations.
      outputFiles: Template.allCases.map { generated.appending(path: $0.outputName) }
    )
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension AlmanacPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      // A target of an Xcode project has no folder. Use the folder of almanac.json, or the folder with the name of the
      // target.
      let configuration = target.inputFiles.first { $0.url.lastPathComponent == ResourceInputs.configuration }
      let folder = configuration?.url.deletingLastPathComponent()
      return [
        command(
          folder: folder ?? context.xcodeProject.directoryURL.appending(path: target.displayName),
          tool: try context.tool(named: "AlmanacTool").url,
          output: context.pluginWorkDirectoryURL,
          options: libraries(of: target).contains("AlmanacCurrency") ? ["--currency-formatter"] : []
        )
      ]
    }

    /// The names of the package products that a target links.
    private func libraries(of target: XcodeTarget) -> [String] {
      target.dependencies.compactMap { dependency in
        if case .product(let product) = dependency { product.name } else { nil }
      }
    }
  }
#endif
