import Foundation

/// The package `almanac-plugins`, whose tools are ready.
enum PrebuiltPlugins {
  /// Makes the package of this checkout.
  static func make(_ almanac: URL, in folder: URL) throws -> URL {
    Progress.note("making a release")
    let source = almanac.appending(path: "Sources/AlmanacCommand/Version.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    guard let match = text.firstMatch(of: /static let version = "(.+)"/) else {
      throw Failure("\(source.path(percentEncoded: false)) has no version")
    }
    let output = folder.appending(path: "release").path(percentEncoded: false)
    let command = ["Scripts/release", String(match.output.1), "--output", output]
    try ChildProcess(arguments: command, folder: almanac).run()
    return folder.appending(path: "release/almanac-plugins")
  }
}
