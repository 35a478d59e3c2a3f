import Foundation

/// The tool of AlmanacPlugin.
struct GeneratorTool {
  private static let name = "AlmanacTool"

  private let executable: URL

  /// The lists and flags that Almanac ships.
  private let almanac: URL

  /// Builds the tool in the folder of Almanac's package, as in a debug build of a package.
  init(almanac: URL) throws { try self.init(almanac: almanac, options: []) }

  /// Builds the tool in a folder, with optimization. The option replaces that of the package, because it is the last
  /// one.
  init(optimized almanac: URL, scratch: URL) throws {
    let path = scratch.path(percentEncoded: false)
    try self.init(almanac: almanac, options: ["-c", "release", "-Xswiftc", "-O", "--scratch-path", path])
  }

  private init(almanac: URL, options: [String]) throws {
    self.almanac = almanac
    executable = try BuiltPackage(building: almanac, options + ["--product", Self.name]).executable(Self.name)
  }

  /// Returns the command that the plugin runs for a target in a folder, with another folder that the plugin can write
  /// to.
  func call(target: URL, work: URL) -> ChildProcess {
    let paths = [target, Self.output(in: work), work.appending(path: "Cache/LastRun"), almanac]
    let arguments = [executable.path(percentEncoded: false), "plugin"] + paths.map { $0.path(percentEncoded: false) }
    return ChildProcess(arguments: arguments, folder: target)
  }

  /// The files that the tool wrote, by name.
  func output(in work: URL) throws -> [String: Data] {
    let output = Self.output(in: work)
    let names = try FileManager.default.contentsOfDirectory(atPath: output.path(percentEncoded: false))
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: output.appending(path: $0))) })
  }

  private static func output(in work: URL) -> URL { work.appending(path: "Generated") }
}
