import Foundation

/// The package `almanac-plugins`, whose tools are ready.
enum PrebuiltPlugins {
  /// Makes the package of this checkout.
  static func make(_ almanac: URL, in folder: URL) throws -> URL {
    Progress.note("making a release")
    let output = folder.appending(path: "release").path(percentEncoded: false)
    try ChildProcess(arguments: ["Scripts/release", "--output", output], folder: almanac).run()
    return folder.appending(path: "release/almanac-plugins")
  }
}
