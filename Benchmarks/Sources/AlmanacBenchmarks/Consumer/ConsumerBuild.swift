import Foundation

/// A package with flags that is built again and again, in debug.
struct ConsumerBuild: Contender {
  let title: String
  let target: String
  let settings: [String]

  /// The packages that it depends on, as expressions of its manifest.
  let dependencies: [String]

  /// Its `main.swift`.
  let program: String

  /// Whether a line of the program changes where a flag of the others does, because it has no flags.
  var isWithoutFlags = false

  /// Returns the packages to compare, Almanac's first.
  ///
  /// The arguments are the folders of Almanac's package, of the plugins with prebuilt tools, and of `ConstantsPlugin`.
  static func all(almanac: URL, plugins: URL, constants: URL) -> [ConsumerBuild] {
    let flag = "print(Country.ch.flag.png.count)\n"
    let library = ConsumerPackage.dependency("almanac", almanac)
    return [
      ConsumerBuild(
        title: "Almanac",
        target: "FromSource",
        settings: almanacSettings,
        dependencies: [ConsumerPackage.dependency("almanac", almanac)],
        program: flag
      ),
      ConsumerBuild(
        title: "Almanac, prebuilt tools",
        target: "Prebuilt",
        settings: [dependencies(on: ["Almanac"]), plugin("AlmanacPrebuiltPlugin", of: "almanac-plugins")],
        dependencies: [library, ConsumerPackage.dependency("almanac-plugins", plugins)],
        program: flag
      ),
      ConsumerBuild(
        title: "prebuild command",
        target: "WithConstants",
        settings: [#"resources: [.copy("Flags")]"#, plugin("ConstantsPlugin", of: "constants")],
        dependencies: [ConsumerPackage.dependency("constants", constants)],
        program: "import Foundation\n\nprint(Constants.ch, Bundle.module.bundleURL)\n"
      ),
      ConsumerBuild(
        title: "library without plugin",
        target: "Plain",
        settings: [dependencies(on: ["Almanac"])],
        dependencies: [library],
        program: "import Almanac\n\nprint(SearchText.folded(\"Zürich\"))\n",
        isWithoutFlags: true
      ),
    ]
  }

  /// Writes the package into a folder.
  func write(_ flags: FlagSet, to folder: URL) throws -> ConsumerPackage {
    let package = ConsumerPackage(folder: folder.appending(path: target))
    try package.writeManifest([self], dependencies: dependencies)
    try package.write(program, to: main)
    for flag in flags.files where !isWithoutFlags { try package.write(flag.png, to: path(of: flag)) }
    return package
  }

  /// Changes the package so that a build has something to do: one way and, by `isOdd`, back.
  func change(_ package: ConsumerPackage, _ flags: FlagSet, isOdd: Bool) throws {
    guard let changed = flags.files.first, let other = flags.files.last, !isWithoutFlags else {
      return try package.write(program + (isOdd ? "print(1)\n" : ""), to: main)
    }
    try package.write(isOdd ? other.png : changed.png, to: path(of: changed))
  }

  private var main: String { "Sources/\(target)/main.swift" }

  private func path(of flag: FlagFile) -> String { "Sources/\(target)/Flags/\(flag.code).png" }
}
