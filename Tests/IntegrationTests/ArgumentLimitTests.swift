import Foundation
import TestSupport
import Testing

/// No command of a build has the paths of the flags as arguments or variables, so their number has no limit.
@Suite struct ArgumentLimitTests {
  private static let program = """
    @main struct Crowd {
      static func main() { print(Country.allCases.count, Country.f1199.flag.png.count) }
    }
    """

  /// The paths have 2.2 MB together. On Linux, all arguments and variables of a process have at most 2 MB.
  @Test(arguments: BuildSystem.allCases)
  func theFlagsAreNoArguments(buildSystem: BuildSystem) async throws {
    let folder = Array(repeating: String(repeating: "d", count: 200), count: 9).joined(separator: "/")
    let settings = "flags: '\(folder)', naming: 'key', fallback: 'f0', image: { shrink: false }"
    let crowd = ConsumerTarget(name: "Crowd", program: Self.program)
    try await ConsumerFolder.withPackage(buildSystem, main: crowd) { package in
      try package.add("almanac.json", "{ countries: { \(settings) } }")
      let png = try Data(contentsOf: Repository.flag("fr"))
      for number in 0..<1_200 {
        try png.write(toNew: package.folder.appending(path: "Sources/Crowd/\(folder)/f\(number).png"))
      }
      try package.buildCleanly()
      #expect(try package.run() == "1200 \(png.count)\n")
    }
  }
}
