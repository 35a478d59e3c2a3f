import Foundation
import TestSupport
import Testing

/// A program in a package outside the repository, and what it must print.
///
/// All cases share a package, because SwiftPM plans and links only once then.
struct ConsumerCase: Sendable {
  /// The targets. The first one is the program.
  let targets: [ConsumerTarget]

  /// The texts of their files, by their paths below `Sources`.
  var files: [String: String] = [:]

  /// The names of the flags of a target.
  var flags: [String: [String]] = [:]

  /// The folder of the flags in a target's folder.
  var folder = "Flags"

  /// Checks the program after the build.
  let check: @Sendable (ConsumerPackage) throws -> Void

  fileprivate func write(to package: ConsumerPackage) throws {
    for (path, text) in files { try package.write(text, to: "Sources/\(path)") }
    for (target, names) in flags {
      for name in names {
        let flag = try Data(contentsOf: Repository.flag(["ch", "xx"].contains(name) ? name : "fr"))
        try flag.write(toNew: package.folder.appending(path: "Sources/\(target)/\(folder)/\(name).png"))
      }
    }
  }
}

@Suite struct ConsumerCaseTests {
  private static let cases = [
    ConsumerCase.world, .worldLibrary, .worldOnDemand, .directDependencies, .manyFlags, TwoModules.consumer,
  ]

  @Test(arguments: BuildSystem.allCases)
  func programsPrintWhatTheyShould(buildSystem: BuildSystem) async throws {
    let targets = Self.cases.flatMap(\.targets)
    let others = Array(targets.dropFirst())
    try await ConsumerFolder.withPackage(buildSystem, main: targets[0], libraries: others) { package in
      for consumer in Self.cases { try consumer.write(to: package) }
      try package.buildCleanly()
      for consumer in Self.cases {
        var package = package
        package.main = consumer.targets[0].name
        try consumer.check(package)
      }
    }
  }
}
