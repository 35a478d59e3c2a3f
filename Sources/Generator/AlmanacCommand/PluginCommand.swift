import AlmanacGenerator
import ArgumentParser

/// `almanac plugin`: the command that the build plugin runs if the tools are prebuilt. It isn't for people.
struct PluginCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: PluginTool.name, shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough)
  var arguments: [String] = []

  func run() throws {
    throw ExitCode(PluginTool.run(arguments))
  }
}
