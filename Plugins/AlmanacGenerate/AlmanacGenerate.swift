import Foundation
import PackagePlugin

/// `swift package generate-resources`: writes the generated files among the sources of targets, for people who commit
/// them.
@main
struct AlmanacGenerate: CommandPlugin {
  private static let help = """
    Generates Swift from the resources of targets into their sources, so that you can commit it. The build then needs no plugin.

    usage: swift package generate-resources [--target NAME ...] [--into FOLDER] [--check] [OPTION ...]

      --target NAME   A target. Default: every target that already contains generated files.
      --into FOLDER   A folder in the target's folder. Default: the one with its generated files, or Generated if there are none.
      --check         Write nothing, and fail if the files do not match the resources.

    It accepts all other options of 'almanac generate', and writes one report.

    """

  func performCommand(context: PluginContext, arguments: [String]) throws {
    if arguments.contains("--help") || arguments.contains("-h") { return print(Self.help, terminator: "") }
    var extractor = ArgumentExtractor(arguments)
    let named = extractor.extractOption(named: "target")
    let folder = extractor.extractOption(named: "into").last
    if let folder, folder.hasPrefix("/") || folder.split(separator: "/").contains("..") {
      return Diagnostics.error(
        "'\(folder)' is not in the target's folder; after --into, write a path from there, such as 'Generated'"
      )
    }
    let targets = try named.isEmpty ? context.package.targets : context.package.targets(named: named)
    let candidates = targets.compactMap(\.sourceModule).map { GeneratedTarget($0, folder: folder) }
    let chosen = candidates.filter { !named.isEmpty || $0.hasFiles }
    guard !chosen.isEmpty else {
      return Diagnostics.error(
        "no target of '\(context.package.displayName)' contains generated files yet; name one with --target"
      )
    }
    let tool = try CommandTool(context)
    for target in chosen where !target.hasLibrary {
      Diagnostics.error(
        "target '\(target.name)' does not depend on the library of its generated files; add "
          + #".product(name: "Almanac", package: "almanac") to the target's dependencies"#
      )
    }
    let command = tool.command("generate-resources") + named.map { " --target \($0)" }.joined()
    try generate(chosen.filter(\.hasLibrary), tool, extractor.remainingArguments, command)
  }

  private func generate(
    _ targets: [GeneratedTarget],
    _ tool: CommandTool,
    _ options: [String],
    _ command: String
  ) throws {
    guard !targets.isEmpty else { return }
    let arguments = try targets.flatMap { ["--target", try $0.json(tool)] }
    let names = targets.map(\.name).joined(separator: ", ")
    switch try tool.run("generate", arguments + ["--command", command] + options) {
    case 0: break
    case 1 where options.contains("--check"):
      Diagnostics.error(
        "the generated files of \(names) do not match the resources, or these are not valid; see the report, or run '\(command)'"
      )
    default: Diagnostics.error("the files of \(names) could not be generated; see the report")
    }
  }
}

/// A target, and the folder for its generated files.
private struct GeneratedTarget {
  let name: String
  let directory: URL

  /// The folder of the generated files.
  let output: URL

  /// Whether there are generated files.
  let hasFiles: Bool

  /// Whether the target depends on the library that its generated files import.
  let hasLibrary: Bool

  /// The libraries that the generated files support.
  let libraries: [String]

  /// Creates a target with the folder of the generated files in the target's folder, if the caller names it.
  init(_ target: any SourceModuleTarget, folder: String?) {
    let files = GeneratedFiles(among: target.sourceFiles).urls
    name = target.name
    directory = target.directoryURL
    output =
      folder.map { target.directoryURL.appending(path: $0).standardizedFileURL }
      ?? files.first?.deletingLastPathComponent() ?? target.directoryURL.appending(path: "Generated")
    hasFiles = !files.isEmpty
    hasLibrary = target.recursiveTargetDependencies.contains { $0.name == "Almanac" }
    libraries = SupportedLibraries(of: target).names
  }

  /// Returns the target as JSON for the tool.
  func json(_ tool: CommandTool) throws -> String {
    struct Argument: Encodable {
      let folder: String
      let into: String
      let libraries: [String]
    }
    let argument = Argument(folder: tool.path(of: directory), into: tool.path(of: output), libraries: libraries)
    return String(decoding: try JSONEncoder().encode(argument), as: UTF8.self)
  }
}
