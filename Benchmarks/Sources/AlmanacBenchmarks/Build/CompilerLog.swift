import Foundation

/// A script that replaces `swiftc`. It runs the compiler and logs the arguments and the CPU time of each call.
struct CompilerLog {
  private let folder: URL

  /// Writes the script into a folder.
  init(folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: calls, withIntermediateDirectories: true)
    let search = ChildProcess(arguments: ["sh", "-c", "command -v swiftc"], folder: folder)
    let compiler = try search.run().output.trimmingCharacters(in: .whitespacesAndNewlines)
    // `times` prints a line for the shell and a line for its children, which include the children of the driver.
    let text = """
      #!/bin/sh
      "\(compiler)" "$@"
      status=$?
      { times; printf '%s\\n' "$*"; } >>"${0%/*}/calls/$$"
      exit $status

      """
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o755]
    let path = script.path(percentEncoded: false)
    guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8), attributes: attributes) else {
      throw Failure("\(path) cannot be written")
    }
  }

  /// The variables that make SwiftPM call the script: for targets, and for manifests and plugins.
  var environment: [String: String] {
    let path = script.path(percentEncoded: false)
    return ["SWIFT_EXEC": path, "SWIFT_EXEC_MANIFEST": path]
  }

  /// The CPU time of all calls so far, by part of the build. Calls outside of all parts are left out.
  func seconds() throws -> [String: Double] {
    var seconds: [String: Double] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: calls.path(percentEncoded: false)) {
      let lines = try String(contentsOf: calls.appending(path: name), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for start in stride(from: 0, to: lines.count - 2, by: 3) {
        guard let part = Self.part(of: lines[start + 2]) else { continue }
        seconds[part, default: 0] += Self.seconds(lines[start + 1])
      }
    }
    return seconds
  }

  /// Clears the log.
  func clear() throws {
    try FileManager.default.removeItem(at: calls)
    try FileManager.default.createDirectory(at: calls, withIntermediateDirectories: true)
  }

  private var script: URL { folder.appending(path: "swiftc") }
  private var calls: URL { folder.appending(path: "calls") }

  /// The part of the build for a call: the module that it compiles, or its other task.
  private static func part(of arguments: Substring) -> String? {
    let words = arguments.split(separator: " ")
    func value(of option: Substring) -> Substring? {
      words.firstIndex(of: option).flatMap { words.dropFirst($0 + 1).first }
    }
    if words.contains("-lPackageDescription") { return "manifests" }
    if words.contains("-lPackagePlugin") { return "plugins" }
    if words.contains("-emit-executable") { return "linking" }
    if let module = value(of: "-module-name") { return String(module) }
    return value(of: "-modulewrap").map {
      URL(filePath: String($0)).deletingPathExtension().lastPathComponent
    }
  }

  /// The sum of times such as `1m2.030000s 0m0.250000s`.
  private static func seconds(_ times: Substring) -> Double {
    times.split(separator: " ").reduce(0) { sum, time in
      let parts = time.dropLast().split(separator: "m").compactMap { Double($0) }
      return parts.count == 2 ? sum + 60 * parts[0] + parts[1] : sum
    }
  }
}
