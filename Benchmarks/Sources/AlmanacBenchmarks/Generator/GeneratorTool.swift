import Foundation

/// The tool of AlmanacPlugin, as a debug build of a package compiles and runs it.
struct GeneratorTool {
  private static let name = "AlmanacTool"

  private let executable: URL

  /// Builds the tool in the folder of Almanac's package.
  init(almanac: URL) throws {
    executable = try BuiltPackage(building: almanac, ["--product", Self.name]).executable(Self.name)
  }

  /// The call that the plugin makes for a target.
  ///
  /// - Parameters:
  ///   - target: The folder of the target.
  ///   - work: The folder that the plugin may write to.
  func call(target: URL, work: URL) -> ChildProcess {
    let paths = [executable, target, Self.output(in: work), work.appending(path: "Cache")]
    return ChildProcess(arguments: paths.map { $0.path(percentEncoded: false) }, folder: target)
  }

  /// What the tool wrote, by file name.
  func output(in work: URL) throws -> [String: Data] {
    let output = Self.output(in: work)
    let names = try FileManager.default.contentsOfDirectory(atPath: output.path(percentEncoded: false))
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: output.appending(path: $0))) })
  }

  private static func output(in work: URL) -> URL { work.appending(path: "Generated") }
}
