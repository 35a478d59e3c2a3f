import Foundation
import TestSupport

/// A package outside the repository whose target uses the plugin.
struct ConsumerPackage {
  private let temporaryFolder: TemporaryFolder
  private let buildSystem: BuildSystem

  var folder: URL { temporaryFolder.url }

  /// Writes a package with some flags of the tour, and a program that prints their sizes.
  init(flags: [String], buildSystem: BuildSystem) throws {
    try self.init(program: Self.program, buildSystem: buildSystem)
    for flag in flags { try addFlag(flag) }
  }

  /// Writes a package with a program.
  init(program: String, buildSystem: BuildSystem) throws {
    self.buildSystem = buildSystem
    temporaryFolder = try TemporaryFolder()
    try write(Self.manifest, to: "Package.swift")
    try write(program, to: "Sources/App/Program.swift")
  }

  /// Runs `swift build`.
  func build(_ options: String...) throws -> CommandResult { try swift(["build"] + options) }

  /// Builds and runs the program, whose output is all that comes back.
  func run(_ arguments: [String] = []) throws -> String {
    let result = try swift(["run", "--quiet", "App"] + arguments)
    return result.status == 0 ? result.output : "status \(result.status): \(result.output)"
  }

  func swift(_ arguments: [String]) throws -> CommandResult {
    let system = ["--build-system", buildSystem.rawValue]
    return try CommandResult.run(["swift", arguments[0]] + system + arguments.dropFirst(), in: folder)
  }

  func addFlag(_ name: String, from code: String? = nil) throws {
    try temporaryFolder.addFlag("Sources/App/Flags/\(name).png", from: code ?? name)
  }

  func removeFlag(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: "Sources/App/Flags/\(name).png"))
  }

  func write(_ text: String, to path: String) throws { try temporaryFolder.add(path, Data(text.utf8)) }

  /// The modification dates of the files in the build folder whose names end in one of some suffixes, by name.
  ///
  /// Object files of one name (Swift Build compiles an executable twice) count with the later date.
  func dates(ofFilesEndingIn suffixes: [String]) -> [String: Date] {
    let build = folder.appending(path: ".build")
    var dates: [String: Date] = [:]
    let files = FileManager.default.enumerator(at: build, includingPropertiesForKeys: [.contentModificationDateKey])
    while let file = files?.nextObject() as? URL {
      guard suffixes.contains(where: file.lastPathComponent.hasSuffix) else { continue }
      let date = (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
      dates[file.lastPathComponent] = max(date ?? .distantPast, dates[file.lastPathComponent] ?? .distantPast)
    }
    return dates
  }

  /// The dates of the object files that the target's three Swift files compile to.
  func objectDates() -> [String: Date] {
    dates(ofFilesEndingIn: ["Program", "AlmanacCountry", "AlmanacCountryFlags"].map { $0 + buildSystem.objectSuffix })
      .filter { !$0.key.hasPrefix("App-") }
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "consumer",
      platforms: [.macOS(.v14)],
      dependencies: [.package(name: "almanac", path: "\(Repository.root.path(percentEncoded: false))")],
      targets: [
        .executableTarget(
          name: "App",
          dependencies: [.product(name: "Almanac", package: "almanac")],
          plugins: [.plugin(name: "AlmanacPlugin", package: "almanac")]
        )
      ]
    )
    """

  private static let program = """
    @main struct App {
      static func main() {
        let sizes = Country.allCases.map { "\\($0)=\\($0.flag.png.count)" }
        print(sizes.joined(separator: " "))
      }
    }
    """
}
