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

  /// The names of what a target's manifest says it depends on: what its code may import, the libraries' own dependencies
  /// excepted.
  private func libraries(of target: any SourceModuleTarget) -> [String] {
    target.dependencies.map { dependency in
      switch dependency {
      case .target(let target): target.name
      case .product(let product): product.name
      @unknown default: ""
      }
    }
  }

  /// The one command for a folder of resources, whoever runs the plugin.
  private func command(folder: URL, tool: URL, output: URL, options: [String]) -> Command {
    let generated = output.appending(path: "Generated")
    return .buildCommand(
      displayName: "Generating reference data for \(folder.lastPathComponent)",
      executable: tool,
      arguments: [folder, generated, output.appending(path: "Cache")].map { $0.path(percentEncoded: false) } + options,
      inputFiles: ResourceInputs(folder: folder).files,
      // The tool writes all of them for every target; where there is nothing to generate, they have no declarations.
      outputFiles: Template.allCases.map { generated.appending(path: $0.outputName) }
    )
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension AlmanacPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      // A target of a project has no folder of its own: it is where almanac.json is, or what is named like the target.
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
