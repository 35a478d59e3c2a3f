import Foundation

/// A copy of Almanac's package without the target AlmanacWorld and its tests.
enum WorldlessCopy {
  /// Copies the package, and adds lines to the manifest that remove the target.
  static func write(_ almanac: URL, to folder: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = try manager.contentsOfDirectory(atPath: almanac.path(percentEncoded: false))
    // The benchmarks are another package. Hidden folders are those of git and of builds.
    for name in names where !name.hasPrefix(".") && name != "Benchmarks" {
      try manager.copyItem(at: almanac.appending(path: name), to: folder.appending(path: name))
    }
    let manifest = folder.appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let removal = """

      package.products.removeAll { $0.name == "AlmanacWorld" }
      package.targets.removeAll { ["AlmanacWorld", "AlmanacWorldTests"].contains($0.name) }

      """
    try Data((text + removal).utf8).write(to: manifest)
  }
}
