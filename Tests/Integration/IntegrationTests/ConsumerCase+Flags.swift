import Foundation
import TestSupport
import Testing

extension ConsumerCase {
  /// No command of a build has the paths of the flags as arguments or variables, so their number has no limit.
  ///
  /// The paths have 2.2 MB together. On Linux, all arguments and variables of a process have at most 2 MB.
  static let manyFlags: ConsumerCase = {
    let program = """
      @main struct Crowd {
        static func main() { print(Country.allCases.count, Country.f1199.flag.png.count) }
      }
      """
    let folder = Array(repeating: String(repeating: "d", count: 200), count: 9).joined(separator: "/")
    let settings = "flags: '\(folder)', naming: 'key', fallback: 'f0', image: { shrink: false }"
    return ConsumerCase(
      targets: [ConsumerTarget(name: "Crowd", program: program)],
      files: ["Crowd/almanac.json": "{ countries: { \(settings) } }"],
      flags: ["Crowd": (0..<1_200).map { "f\($0)" }],
      folder: folder
    ) { package in
      let size = try Data(contentsOf: Repository.flag("fr")).count
      #expect(try package.run() == "1200 \(size)\n")
    }
  }()
}
