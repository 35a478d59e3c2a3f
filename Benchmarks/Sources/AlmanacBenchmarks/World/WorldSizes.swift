import Foundation

/// Measures how much the world adds to a program.
///
/// All programs are targets of one package, which is built in the release configuration. Each size is that of the
/// executable after `strip`, minus that of a program that depends on Almanac and prints a constant. The rival is the
/// size of the flags and lists that the program uses as files, which an app with `Bundle.module` ships next to its
/// executable.
struct WorldSizes {
  static let titles = ["Almanac", "files in a bundle"]

  /// The folder of Almanac's package.
  let almanac: URL

  /// Builds the programs in a folder.
  func section(in folder: URL) throws -> ReportSection {
    let programs = WorldProgram.plugin + WorldProgram.library
    let package = ConsumerPackage(folder: folder)
    try package.writeManifest([WorldProgram.none] + programs, almanac: almanac)
    for program in [WorldProgram.none] + programs {
      try package.write(program.source, to: "Sources/\(program.target)/main.swift")
    }
    Progress.note("building \(programs.count + 1) programs")
    let built = try package.build()
    try check(built)
    let base = try Double(built.strippedSize(WorldProgram.none.target))
    return ReportSection(
      title: "Growth of the stripped executable, release",
      comparisons: try programs.map { program in
        let size = try Double(built.strippedSize(program.target))
        return try Comparison(program.title, .bytes, measured: [base, size, base + fileSize(program)])
      }
    )
  }

  /// The bytes of the flags, and of the lists in English.
  private func fileSize(_ program: WorldProgram) throws -> Double {
    let world = almanac.appending(path: "World")
    return try Double(program.files.reduce(0) { try $0 + BuiltPackage.sizeOfFiles(at: world.appending(path: $1)) })
  }

  /// Checks that the plugin and the library give a program the same data.
  private func check(_ built: BuiltPackage) throws {
    for (plugin, library) in zip(WorldProgram.plugin.dropFirst(), WorldProgram.library) {
      let outputs = try [plugin, library].map { program in
        let path = built.executable(program.target).path(percentEncoded: false)
        return try ChildProcess(arguments: [path, "land"], folder: built.folder).run().output
      }
      guard !outputs[0].isEmpty, outputs[0] == outputs[1] else {
        throw Failure("\(plugin.target) and \(library.target) print different data")
      }
    }
  }
}
