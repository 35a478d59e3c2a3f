import Dispatch
import Foundation

/// A folder outside the repository for the packages of all tests, one at a time.
///
/// For SwiftPM, each package is the previous one with another manifest and other sources. So it compiles the tool of
/// the plugins only once.
actor ConsumerFolder {
  private static let native = ConsumerFolder(buildSystem: .native)
  private static let swiftbuild = ConsumerFolder(buildSystem: .swiftbuild)

  private static let root: URL = {
    // Scripts/test runs the tests twice, and removes the folder.
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["ALMANAC_CONSUMERS"] { return URL(filePath: folder).resolvingSymlinksInPath() }
    // A static property is never deinitialized.
    atexit { try? FileManager.default.removeItem(at: ConsumerFolder.root) }
    return FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "almanac-consumers-\(UUID().uuidString)")
  }()

  private let buildSystem: BuildSystem
  private let thread = ThreadExecutor()

  private init(buildSystem: BuildSystem) { self.buildSystem = buildSystem }

  /// A build takes a minute, and each core has only one thread for all tests.
  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  private static func folder(_ buildSystem: BuildSystem) -> ConsumerFolder {
    switch buildSystem {
    case .native: native
    case .swiftbuild: swiftbuild
    }
  }

  /// Writes a package once no other test uses the folder. The package runs the target `main`, which depends on the
  /// libraries.
  static func withPackage<Result: Sendable>(
    _ buildSystem: BuildSystem,
    main: ConsumerTarget,
    libraries: [ConsumerTarget] = [],
    _ body: @Sendable (ConsumerPackage) throws -> Result
  ) async throws -> Result {
    try await folder(buildSystem).use { folder in
      try body(ConsumerPackage(folder: folder, buildSystem: buildSystem, targets: [main] + libraries))
    }
  }

  /// Copies a package of the repository's `Fixtures`, which runs the target of its name, once no other test uses the
  /// folder.
  static func withFixture(_ name: String, _ body: @Sendable (ConsumerPackage) throws -> Void) async throws {
    try await native.use { folder in try body(ConsumerPackage(folder: folder, fixture: name)) }
  }

  /// Runs a test in the folder, after removing everything except the build folder.
  ///
  /// Nothing in it suspends, so no other test can interfere.
  private func use<Result: Sendable>(_ body: @Sendable (URL) throws -> Result) throws -> Result {
    let folder = Self.root.appending(path: "\(buildSystem.rawValue)/Fixtures/consumer")
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: folder.path(percentEncoded: false)) where name != ".build" {
      try files.removeItem(at: folder.appending(path: name))
    }
    return try body(folder)
  }
}

/// Runs the jobs of an actor on a thread that may block.
private final class ThreadExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "almanac.consumers")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
