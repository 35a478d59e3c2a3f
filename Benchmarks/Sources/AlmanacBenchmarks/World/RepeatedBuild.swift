import Foundation

/// A package that is built again and again, in the release configuration.
struct RepeatedBuild {
  /// The places of a module's products are those of this build system.
  private static let options = ["--build-system", "native", "--configuration", "release"]

  private let built: BuiltPackage

  /// Writes a package with one target that uses products of Almanac, and builds it.
  init(target: String, source: String, products: [String], folder: URL, almanac: URL) throws {
    let package = ConsumerPackage(folder: folder)
    let target = MeasuredTarget(
      title: target,
      target: target,
      settings: [MeasuredTarget.dependencies(on: products)]
    )
    try package.writeManifest([target], almanac: almanac)
    try target.write(source, to: package)
    built = try BuiltPackage(building: folder, Self.options)
  }

  /// Removes what the build made of some modules, and builds the package.
  ///
  /// - Returns: The wall time and the CPU time of the build in seconds.
  func run(without modules: [String]) throws -> (wall: Double, cpu: Double) {
    for module in modules { built.removeProducts(of: module) }
    let result = try ChildProcess(arguments: ["swift", "build"] + Self.options, folder: built.folder).run()
    for module in modules where !result.output.contains("Compiling \(module) ") {
      throw Failure("swift build did not compile \(module) again:\n\(result.output)")
    }
    return (result.seconds, result.cpuSeconds)
  }
}
