import Foundation
import TestSupport

/// A command in a `console` block of a page, and what the page shows of its output.
struct ConsoleCommand {
  /// The path of the page, and the number of the line.
  let location: String

  let text: String

  /// The command that prepares the folder before.
  let setup: String?

  /// The lines below the command. `…` stands for any text in a line, and alone for any number of lines.
  private(set) var shown: [String] = []

  /// The commands of the blocks of a page, in order. Blocks that are marked as not run are left out.
  static func all(in page: MarkdownDocument) -> [ConsoleCommand] {
    page.blocks.filter { $0.language == "console" && $0.marks["console"] == nil }.flatMap { block in
      var commands: [ConsoleCommand] = []
      for (index, line) in block.lines.enumerated() {
        if line.hasPrefix("$ ") || commands.isEmpty {
          let location = "\(page.path):\(block.line + index)"
          let setup = commands.isEmpty ? block.marks["setup"] : nil
          commands.append(ConsoleCommand(location: location, text: String(line.dropFirst(2)), setup: setup))
        } else {
          commands[commands.count - 1].shown.append(line)
        }
      }
      return commands
    }
  }

  /// The script of the repository that it runs, which takes minutes.
  var script: String? { text.hasPrefix("Scripts/") ? text.split(separator: " ").first.map(String.init) : nil }

  /// The command of the benchmarks that it runs, which takes minutes, too.
  var benchmark: String? {
    text.firstRange(of: " AlmanacBenchmarks ").map { String(text[$0.upperBound...].prefix { $0 != " " }) }
  }

  /// The options in it.
  var options: [String] { text.split(separator: " ").filter { $0.hasPrefix("--") }.map(String.init) }

  /// The arguments of SwiftPM, without the file that its output goes to, if it runs the program or a command of a
  /// package.
  var packageArguments: [String]? {
    let words = text.split(separator: " ").filter { !$0.hasPrefix(">") }.map(String.init)
    return words == ["swift", "run"] || words.starts(with: ["swift", "package"]) ? Array(words.dropFirst()) : nil
  }

  /// Returns whether the output is what the page shows. What SwiftPM prints before it doesn't count.
  func shows(_ output: String) throws -> Bool {
    let lines = shown.map { line in
      line == "…" ? "(?:.*\n)*" : NSRegularExpression.escapedPattern(for: line).replacing("…", with: ".*") + "\n"
    }
    let pattern = "^" + (packageArguments == nil ? "" : "(?:.*\n)*") + lines.joined() + "$"
    let range = NSRange(output.startIndex..., in: output)
    return try NSRegularExpression(pattern: pattern).firstMatch(in: output, range: range) != nil
  }
}
