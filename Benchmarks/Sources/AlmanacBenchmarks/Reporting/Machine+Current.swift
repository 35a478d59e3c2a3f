import Foundation

extension Machine {
  /// The machine that this program runs on.
  static func current() throws -> Machine {
    let folder = FileManager.default.temporaryDirectory
    let answer = try ChildProcess(arguments: ["swiftc", "--version"], folder: folder).run().output
    let version = answer.split(separator: "\n").first { $0.contains("Swift version") } ?? "unknown Swift"
    let info = ProcessInfo.processInfo
    return Machine(
      processor: try processor(folder),
      cores: info.activeProcessorCount,
      gigabytes: Int((Double(info.physicalMemory) / 1_073_741_824).rounded()),
      system: system ?? "macOS \(info.operatingSystemVersionString)",
      swift: String(version)
    )
  }

  private static func processor(_ folder: URL) throws -> String {
    let name: String?
    if let lines = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) {
      name = value(of: "model name", in: lines, separator: ":")
    } else {
      name = try? ChildProcess(arguments: ["sysctl", "-n", "machdep.cpu.brand_string"], folder: folder).run().output
    }
    return name?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "unknown processor"
  }

  /// The name of the Linux distribution.
  private static var system: String? {
    (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8))
      .flatMap { value(of: "PRETTY_NAME", in: $0, separator: "=") }?
      .trimmingCharacters(in: CharacterSet(charactersIn: "\""))
  }

  private static func value(of key: String, in lines: String, separator: Character) -> String? {
    lines.split(separator: "\n").first { $0.hasPrefix(key) }?.split(separator: separator, maxSplits: 1).last
      .map(String.init)
  }
}
