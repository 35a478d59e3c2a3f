import AlmanacGenerator
import ArgumentParser
import Foundation

/// The command line `almanac`.
public struct AlmanacCommand: ParsableCommand {
  /// The name, help and subcommands of the command.
  public static let configuration = CommandConfiguration(
    commandName: "almanac",
    abstract: "Typed reference data for Swift: checks resources and generates enums from them.",
    discussion: "Exit status: 0 on success, 1 if the input is wrong, 2 if the arguments are wrong. 'diff' has its own.",
    version: version,
    subcommands: [
      InitCommand.self, ValidateCommand.self, GenerateCommand.self, ExplainCommand.self, PreviewCommand.self,
      DiffCommand.self, UnusedCommand.self, ImportCommand.self, TemplateCommand.self, PluginCommand.self,
    ]
  )

  /// Creates a command to parse arguments into.
  public init() {}

  /// Runs the command with the arguments of this process, and exits.
  public static func runAndExit() -> Never {
    do {
      var command = try parseAsRoot()
      try command.run()
      // A disk can be full.
      if fflush(nil) != 0 {
        StandardError.print("error: the output cannot be written (\(String(cString: strerror(errno))))\n")
        end(1)
      }
    } catch {
      // For invalid arguments, ArgumentParser uses the status of sysexits.h. Almanac uses 2, as shells do.
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      StandardError.print(fullMessage(for: error) + "\n")
      end(2)
    }
    end(0)
  }
}

/// Ends the process. In a command, `exit` is a function of ArgumentParser.
private func end(_ status: Int32) -> Never { exit(status) }
