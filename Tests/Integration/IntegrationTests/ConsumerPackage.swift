import Foundation
import TestSupport
import Testing

/// A package outside the repository whose targets use the plugin.
struct ConsumerPackage: Sendable {
  let folder: URL

  /// Almanac's package, which a test can change: its templates are copies.
  let almanac: URL
  let buildSystem: BuildSystem

  /// The name of the target that other calls concern.
  var main: String

  /// Writes a package. Its first target is the main one.
  init(folder: URL, buildSystem: BuildSystem, targets: [ConsumerTarget]) throws {
    self.folder = folder
    almanac = try Self.almanac(beside: folder)
    self.buildSystem = buildSystem
    main = targets.first?.name ?? ""
    try write(manifest(targets), to: "Package.swift")
    for target in targets { try write(target.program, to: "Sources/\(target.name)/\(target.fileName)") }
  }

  /// Copies a package of the repository's `Fixtures`. Its main target has its name.
  init(folder: URL, fixture: String) throws {
    self.folder = folder
    almanac = try Self.almanac(beside: folder)
    buildSystem = .native
    main = fixture
    let original = Repository.root.appending(path: "Fixtures/\(fixture)")
    let manifest = try String(contentsOf: original.appending(path: "Package.swift"), encoding: .utf8)
    try write(manifest.replacing("\"../..\"", with: "\"\(almanac.path)\""), to: "Package.swift")
    let files = FileManager.default
    try files.copyItem(at: original.appending(path: "Sources"), to: folder.appending(path: "Sources"))
    // The fixtures use the flags of the tour.
    let link = folder.appending(path: "../../Examples").standardizedFileURL
    if files.fileExists(atPath: link.path(percentEncoded: false)) { return }
    try files.createSymbolicLink(at: link, withDestinationURL: Repository.root.appending(path: "Examples"))
  }

  /// Builds the package, and expects neither an error nor a warning, including in Almanac's own targets, which are
  /// compiled for the first test of a build system.
  ///
  /// If inputs may warn, the generator's warnings, which end in a rule, do not count.
  func buildCleanly(inputsMayWarn: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let result = try buildWithoutError(sourceLocation: sourceLocation)
    let complaints = result.output.split(separator: "\n").filter { line in
      if line.contains("error:") { return true }
      // Swift Build links a package's own libraries with an option that the linker does not use.
      guard line.contains("warning:"), !line.hasSuffix("[-Wunused-command-line-argument]") else { return false }
      return !inputsMayWarn || line.firstMatch(of: /\[[a-z][a-z-]*\]$/) == nil
    }
    #expect(complaints.isEmpty, sourceLocation: sourceLocation)
  }

  /// Builds the package, and expects no error.
  @discardableResult
  func buildWithoutError(sourceLocation: SourceLocation = #_sourceLocation) throws -> CommandResult {
    let result = try build()
    #expect(
      result.status == 0,
      "\(result.status): \(result.output.suffix(4000))",
      sourceLocation: sourceLocation
    )
    return result
  }

  /// Runs `swift build`.
  func build(_ options: String...) throws -> CommandResult { try swift(["build"] + options) }

  /// Runs the program of the last build, with further variables of the environment.
  ///
  /// `swift run` would plan another build, which takes seconds.
  func run(_ arguments: [String] = [], environment: [String: String] = [:]) throws -> String {
    let program = folder.appending(path: "\(buildSystem.productFolder)/\(main)").path(percentEncoded: false)
    let result = try CommandResult.run([program] + arguments, in: folder, environment: environment)
    return result.status == 0 ? result.output : "status \(result.status): \(result.output)"
  }

  /// Runs a command of SwiftPM.
  func swift(_ arguments: [String]) throws -> CommandResult {
    let command =
      ["swift", arguments[0], "--disable-index-store", "--build-system", buildSystem.rawValue] + arguments.dropFirst()
    let result = try CommandResult.run(command, in: folder)
    // On a busy machine, SwiftPM 6.3.1 itself crashes sometimes, mostly in libdispatch while Swift Build makes its
    // plan.
    return result.hasCrashed ? try CommandResult.run(command, in: folder) : result
  }

  /// Copies a flag of the tour to a target, the main one if none is named.
  func addFlag(_ name: String, from code: String? = nil, target: String? = nil) throws {
    try Data(contentsOf: Repository.flag(code ?? name)).write(toNew: flag(name, target: target))
  }

  func removeFlag(_ name: String) throws { try FileManager.default.removeItem(at: flag(name)) }

  /// The file of a flag of a target, the main one if none is named.
  func flag(_ name: String, target: String? = nil) -> URL {
    folder.appending(path: "Sources/\(target ?? main)/Flags/\(name).png")
  }

  /// A file at a path below the main target's folder.
  func source(_ path: String) -> URL { folder.appending(path: "Sources/\(main)/\(path)") }

  /// Writes a file at a path below the main target's folder.
  func add(_ path: String, _ text: String) throws { try write(text, to: "Sources/\(main)/\(path)") }

  /// Replaces the imports of a library in the files of the main target.
  ///
  /// - Returns: The number of imports of each file, by its name.
  func replaceImports(_ lines: some RegexComponent, with module: String) throws -> [String: Int] {
    let lines = lines.regex.anchorsMatchLineEndings()
    var counts: [String: Int] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: source("").path(percentEncoded: false)) {
      let text = try String(contentsOf: source(name), encoding: .utf8)
      counts[name] = text.matches(of: lines).count
      try add(name, text.replacing(lines, with: "import \(module)"))
    }
    return counts
  }

  /// Writes a file at a path below the package's folder.
  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(toNew: folder.appending(path: path))
  }

  /// The files that the build made of some targets, where their names end in one of some suffixes.
  func products(endingIn suffixes: [String], of targets: [String]) -> [URL] {
    let build = folder.appending(path: ".build").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: build, includingPropertiesForKeys: [.contentModificationDateKey])
    return (files?.compactMap { $0 as? URL } ?? []).filter { file in
      suffixes.contains(where: file.lastPathComponent.hasSuffix)
        && file.pathComponents.contains { component in
          targets.contains { component == $0 || component == "\($0).build" || component == "\($0)-p.build" }
        }
    }
  }

  /// The modification dates of products of the main target, by name.
  ///
  /// If several files have the same name, the latest date counts. Swift Build compiles an executable twice.
  func dates(ofFilesEndingIn suffixes: [String]) -> [String: Date] {
    let dates = products(endingIn: suffixes, of: [main]).map { file in
      let date = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      return (file.lastPathComponent, date ?? .distantPast)
    }
    return Dictionary(dates, uniquingKeysWith: max)
  }

  /// The dates of the object files that the main target's three Swift files compile to.
  func objectDates() -> [String: Date] {
    dates(ofFilesEndingIn: ["Program", "AlmanacCountry", "AlmanacCountryFlags"].map { $0 + buildSystem.objectSuffix })
      .filter { !$0.key.hasPrefix("\(main)-") }
  }

  /// A package next to a folder, which consists of links to the repository, and copies of the templates.
  private static func almanac(beside folder: URL) throws -> URL {
    let almanac = folder.deletingLastPathComponent().appending(path: "almanac")
    let files = FileManager.default
    if files.fileExists(atPath: almanac.path) { return almanac }
    try files.createDirectory(at: almanac, withIntermediateDirectories: true)
    for name in ["Package.swift", "Plugins", "Sources", "Tests", "World"] {
      try files.createSymbolicLink(
        at: almanac.appending(path: name),
        withDestinationURL: Repository.root.appending(path: name)
      )
    }
    try files.copyItem(at: Repository.root.appending(path: "Templates"), to: almanac.appending(path: "Templates"))
    return almanac
  }

  private func manifest(_ targets: [ConsumerTarget]) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "consumer",
      platforms: [.macOS(.v14)],
      dependencies: [.package(name: "almanac", path: "\(almanac.path)")],
      targets: [
        \(targets.map(\.manifest).joined(separator: ",\n    "))
      ]
    )
    """
  }
}
