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

  /// The packages to compare, Almanac's first.
  ///
  /// - Parameters:
  ///   - almanac: The folder of Almanac's package.
  ///   - plugins: The folder of the plugins with prebuilt tools.
  ///   - constants: The folder of `ConstantsPlugin`.
  static func all(almanac: URL, plugins: URL, constants: URL) -> [ConsumerBuild] {
    let flag = "print(Country.ch.flag.png.count)\n"
    let library = ConsumerPackage.dependency("almanac", almanac, traits: "[]")
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
        settings: [dependencies(on: ["Almanac"]), plugin("AlmanacPlugin", of: "almanac-plugins")],
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
        settings: [dependencies(on: ["Almanac"]), #"exclude: ["Flags"]"#],
        dependencies: [library],
        program: "import Almanac\n\nprint(SearchText.folded(\"Zürich\"))\n"
      ),
    ]
  }

  private static func plugin(_ name: String, of package: String) -> String {
    #"plugins: [.plugin(name: "\#(name)", package: "\#(package)")]"#
  }

  /// Writes the package into a folder.
  func write(_ flags: FlagSet, to folder: URL) throws -> ConsumerPackage {
    let package = ConsumerPackage(folder: folder.appending(path: target))
    try package.writeManifest([self], dependencies: dependencies)
    try package.write(program, to: "Sources/\(target)/main.swift")
    for flag in flags.files { try package.write(flag.png, to: path(of: flag.code)) }
    return package
  }

  /// The path of a flag in the package.
  func path(of code: String) -> String { "Sources/\(target)/Flags/\(code).png" }
}
