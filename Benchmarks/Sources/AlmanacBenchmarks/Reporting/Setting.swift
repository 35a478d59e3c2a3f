import Foundation

/// The environment of a measurement.
enum Setting {
  /// The compiler's version and the number of cores.
  static func description() throws -> String {
    let folder = FileManager.default.temporaryDirectory
    let answer = try ChildProcess(arguments: ["swiftc", "--version"], folder: folder).run().output
    let version = answer.split(separator: "\n").first { $0.contains("Swift version") } ?? "unknown Swift"
    return "\(version), \(ProcessInfo.processInfo.activeProcessorCount) cores"
  }
}
