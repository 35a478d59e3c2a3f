import Foundation

/// A package whose clean build is measured.
struct CleanBuild {
  /// The part of the build that is the package's own target.
  static let ownPart = "its own target"

  /// The heading of its column.
  let title: String
  private let target: String
  private let package: ConsumerPackage
  private let log: CompilerLog

  /// Writes a package whose one target embeds flags with Almanac.
  ///
  /// - Parameters:
  ///   - folder: The folder of the package and of the log of its compiler.
  ///   - almanac: The folder of Almanac's package.
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

  /// Builds the package anew, with its dependencies resolved.
  ///
  /// - Returns: The CPU time of each part of the build.
  func run(_ configuration: BuildConfiguration) throws -> BuildTimes {
    try? FileManager.default.removeItem(at: package.folder.appending(path: ".build"))
    try swift(["package", "resolve"])
    try log.clear()
    // The build system by whose calls of the compiler modules can be told apart.
    let build = ["build", "--build-system", "native", "--configuration", configuration.rawValue]
    let total = try swift(build)
    var parts = try log.seconds()
    parts[Self.ownPart] = parts.removeValue(forKey: target)
    return BuildTimes(total: total, parts: parts)
  }

  /// Runs a command of SwiftPM, always in the same environment, by which SwiftPM caches manifests.
  ///
  /// - Returns: Its CPU time.
  @discardableResult
  private func swift(_ arguments: [String]) throws -> Double {
    try ChildProcess(arguments: ["swift"] + arguments, folder: package.folder, environment: log.environment).run()
      .cpuSeconds
  }
}
