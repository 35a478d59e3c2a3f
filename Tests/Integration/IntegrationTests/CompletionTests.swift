import Foundation
import TestSupport
import Testing

/// Completes commands in shells, by the scripts that the executable prints.
@Suite(.runsCommands) struct CompletionTests {
  /// Commands to complete the last word of, and some completions.
  private static let commands = [
    ("va", ["validate"]), ("validate --fo", ["--format", "--follow-links"]), ("validate --format s", ["sarif"]),
    ("import c", ["countries", "currencies"]), ("diff Sour", ["Sources"]), ("unused --sour", ["--sources"]),
    ("unused --sources Sour", ["Sources"]), ("init Sour", ["Sources"]),
  ]

  @Test(arguments: commands)
  func completesInBash(command: String, completions: [String]) throws {
    let folder = try folder(shell: "bash")
    // What bash sets before it calls the function.
    let words = """
      source script; COMP_LINE="almanac $0"; COMP_POINT=${#COMP_LINE}; COMP_WORDS=($COMP_LINE)
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _almanac almanac "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try run(["bash", "-c", words, command], in: folder)
    #expect(result.status == 0 && Set(result.output.split(separator: "\n").map(String.init)) == Set(completions))
  }

  @Test(.enabled(if: Shell.isInstalled("fish")), arguments: commands)
  func completesInFish(command: String, completions: [String]) throws {
    let folder = try folder(shell: "fish")
    let result = try run(["fish", "-N", "-c", "source script; complete -C \"almanac $argv\"", command], in: folder)
    let found = result.output.split(separator: "\n").map { $0.prefix { $0 != "\t" }.trimmingSuffix("/") }
    #expect(Set(found) == Set(completions), "\(result.output)")
  }

  /// Calls all functions of the script, with functions that print in place of those of zsh, which need a terminal.
  @Test(.enabled(if: Shell.isInstalled("zsh")))
  func completesInZsh() throws {
    let folder = try folder(shell: "zsh")
    let calls = """
      compdef() { print "$1 completes $2" }; _arguments() { print -rl -- "$@"; return 1 }; _describe() { print -rl -- "$@" }
      source ./script
      for name in ${(ok)functions[(I)_almanac*]}; do words=(almanac); CURRENT=2; print "[$name]"; $name; done
      """
    let result = try run(["zsh", "-f", "-c", calls], in: folder)
    #expect(result.output.hasPrefix("_almanac completes almanac\n"), "\(result.output)")
    for command in ["init", "validate", "generate", "explain", "preview", "diff", "unused", "import", "template"] {
      #expect(result.output.contains("[_almanac_\(command)]\n"), "\(result.output)")
    }
    #expect(!result.output.contains("zsh:") && !result.output.contains("not found"), "\(result.output)")
  }

  /// Returns a folder with the script of a shell, the executable, and something to complete.
  private func folder(shell: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let script = try almanac("--generate-completion-script", shell, in: folder.url)
    #expect(script.status == 0)
    try folder.add("script", Data(script.output.utf8))
    try folder.add("Sources/App/main.swift", Data())
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "almanac"),
      withDestinationPath: AlmanacExecutable.path
    )
    return folder
  }

  /// Runs a shell that finds the command `almanac`.
  private func run(_ command: [String], in folder: TemporaryFolder) throws -> CommandResult {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try CommandResult.run(command, in: folder.url, environment: ["PATH": "\(folder.path):\(path)"])
  }
}

private enum Shell {
  /// Whether a shell can be tested. `Scripts/test` installs them on Linux.
  static func isInstalled(_ name: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    String(hasSuffix(suffix) ? dropLast(suffix.count) : self)
  }
}
