import ArgumentParser
import Foundation

/// The command line `almanac`.
public struct AlmanacCommand: ParsableCommand {
  /// What the command is called and which subcommands it has.
  public static let configuration = CommandConfiguration(
    commandName: "almanac",
    abstract: "Typed reference data for Swift: checks resources and generates enums from them.",
    discussion: "Exit status: 0 on success, 1 if the input is wrong, 2 if the call is wrong.",
    subcommands: [GenerateCommand.self, ValidateCommand.self, ImportCommand.self, ExplainCommand.self]
  )

  /// Makes a command to parse arguments into.
  public init() {}

  /// Runs the command of this process and ends the process.
  public static func runAndExit() -> Never {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      // ArgumentParser's status for a wrong call is that of sysexits.h; ours is the shell's.
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      FileHandle.standardError.write(Data((fullMessage(for: error) + "\n").utf8))
      Foundation.exit(2)
    }
    Foundation.exit(0)
  }
}
