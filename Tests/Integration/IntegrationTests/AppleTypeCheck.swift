import Foundation
import TestSupport

/// Type-checks code for iOS with the modules of the libraries, and with Apple's modules as `Tests/AppleStubs` declares
/// them.
struct AppleTypeCheck {
  /// The compiler could not check a code, or the modules.
  struct Failure: Error {
    let output: String
  }

  /// The check with modules of the current sources, which are made once in a run of the tests.
  static let iOS = Result { try AppleTypeCheck() }

  /// Whether the toolchain has what `Scripts/typecheck-apple` makes modules of. Only those for Linux do.
  static var isPossible: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  private static let script = ["Scripts/typecheck-apple"]

  /// Not the folder of `Scripts/typecheck-apple`, which can run at the same time.
  private static let environment = [
    "ALMANAC_APPLE_BUILD": Repository.root.appending(path: ".build/apple-names").path(percentEncoded: false)
  ]

  private init() throws {
    let result = try Self.run(["iOS"])
    if result.status != 0 { throw Failure(output: result.output) }
  }

  /// Returns the first error in each function, by the index of its line. The lines are imports and functions.
  func messages(about lines: [String]) throws -> [Int: String] {
    let folder = try TemporaryFolder()
    // An error in each code proves that the compiler has checked its functions.
    let code = lines + ["func mistake() { mistaken() }"]
    try folder.add("Names.swift", Data(code.joined(separator: "\n").utf8))
    let result = try Self.run(["--file", folder.path(of: "Names.swift"), "iOS"])
    var messages: [Int: String] = [:]
    for match in result.output.matches(of: /Names\.swift:(\d+):\d+: error: (.*)/) {
      guard let line = Int(match.1), code.indices.contains(line - 1) else { continue }
      messages[line - 1] = messages[line - 1] ?? String(match.2)
    }
    let isChecked = messages.removeValue(forKey: lines.count) != nil
    guard isChecked, messages.keys.allSatisfy({ lines[$0].contains("func") }) else {
      throw Failure(output: result.output)
    }
    return messages
  }

  private static func run(_ arguments: [String]) throws -> CommandResult {
    try CommandResult.run(script + arguments, in: Repository.root, environment: environment)
  }
}
