import Foundation

/// The package that is measured: an executable target for each contender, all with the same flags and the same program.
struct FlagPackage {
  let contenders: [FlagContender]
  let flags: FlagSet

  /// The folder of Almanac's own package.
  let almanac: URL

  /// Puts the package into a folder.
  func write(to folder: URL) throws -> ConsumerPackage {
    let package = ConsumerPackage(folder: folder)
    try package.write(manifest, to: "Package.swift")
    for contender in contenders {
      let target = "Sources/\(contender.target)"
      try package.write(MeasuringProgram.source, to: "\(target)/main.swift")
      try package.write(contender.lookup(flags), to: "\(target)/EmbeddedFlags.swift")
      for (name, text) in contender.configuration { try package.write(text, to: "\(target)/\(name)") }
      guard !contender.settings.isEmpty else { continue }
      for file in flags.files { try package.write(file.png, to: "\(target)/Flags/\(file.code).png") }
    }
    return package
  }

  private var manifest: String {
    let targets = contenders.map { contender in
      let arguments = [#"name: "\#(contender.target)""#] + contender.settings
      return "    .executableTarget(\(arguments.joined(separator: ", "))),"
    }
    let path = almanac.path(percentEncoded: false)
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "consumer",
        platforms: [.macOS(.v14)],
        dependencies: [.package(name: "almanac", path: \(String(reflecting: path)))],
        targets: [
      \(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }
}
