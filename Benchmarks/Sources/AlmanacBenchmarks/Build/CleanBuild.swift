import Foundation

/// A package for the measurement of clean builds.
struct CleanBuild {
  /// The part of the build that is the package's own target.
  static let ownPart = "its own target"

  /// The heading of its column.
  let title: String
  private let target: String
  private let package: ConsumerPackage
  private let log: CompilerLog

  /// Writes a package with one target that embeds flags with Almanac, whose package is in the folder `almanac`.
  ///
  /// The package and the compiler log go to `folder`.
  init(title: String, folder: URL, almanac: URL, flags: FlagSet) throws {
    try self.init(title: title, folder: folder, FlagContender.almanac, almanac: almanac)
    try FlagContender.almanac.write(flags, to: package)
  }

  /// Writes a package that depends on nothing and prints a line.
  init(title: String, folder: URL) throws {
    let target = FlagContender.none
    try self.init(title: title, folder: folder, target, almanac: nil)
    try package.write("print(\"Hello, world!\")\n", to: "Sources/\(target.target)/main.swift")
  }

  private init(title: String, folder: URL, _ target: FlagContender, almanac: URL?) throws {
    self.title = title
    self.target = target.target
    package = ConsumerPackage(folder: folder.appending(path: "Package"))
    log = try CompilerLog(folder: folder.appending(path: "Compiler"))
    try package.writeManifest([target], almanac: almanac)
  }

  /// Builds the package from scratch, with resolved dependencies.
  ///
  /// - Returns: The CPU time of each part of the build.
  func run(_ configuration: BuildConfiguration) throws -> BuildTimes {
    try? FileManager.default.removeItem(at: package.folder.appending(path: ".build"))
    try swift(["package", "resolve"])
    try log.clear()
    // The compiler calls of this build system identify their modules.
    let build = ["build", "--build-system", "native", "--configuration", configuration.rawValue]
    let total = try swift(build)
    var parts = try log.seconds()
    parts[Self.ownPart] = parts.removeValue(forKey: target)
    return BuildTimes(total: total, parts: parts)
  }

  /// Runs a SwiftPM command. The environment is always the same, because SwiftPM uses it as the key of its manifest
  /// cache.
  ///
  /// - Returns: Its CPU time.
  @discardableResult
  private func swift(_ arguments: [String]) throws -> Double {
    try ChildProcess(arguments: ["swift"] + arguments, folder: package.folder, environment: log.environment).run()
      .cpuSeconds
  }
}
