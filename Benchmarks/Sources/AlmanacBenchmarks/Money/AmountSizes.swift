import Foundation

/// Measures how much a program grows that prints an amount in any of the world's locales, with Swift's libraries
/// inside.
struct AmountSizes {
  /// The folder of Almanac's package.
  let almanac: URL

  /// Builds the programs in a folder.
  func section(in folder: URL) throws -> ReportSection {
    let programs = [AmountProgram.none] + AmountProgram.all
    let package = ConsumerPackage(folder: folder)
    try package.writeManifest(programs, almanac: almanac)
    for program in programs { try package.write(program.source, to: "Sources/\(program.target)/main.swift") }
    try package.write(AmountProgram.settings, to: "Sources/\(AmountProgram.all[0].target)/almanac.json")
    Progress.note("building \(programs.count) programs")
    let built = try BuiltPackage(building: folder, ["--configuration", "release", "--static-swift-stdlib"])
    let outputs = try AmountProgram.all.map { program in
      let path = built.executable(program.target).path(percentEncoded: false)
      return try ChildProcess(arguments: [path, "de_DE", "EUR", "98765.43"], folder: folder).run().output
    }
    guard outputs[0] == "98.765,43\u{A0}€\n", outputs[0] == outputs[1] else {
      throw Failure("the programs print different amounts: \(outputs)")
    }
    let sizes = try programs.map { try Double(built.strippedSize($0.target)) }
    return ReportSection(
      title: "Growth of the stripped static executable, release",
      comparisons: [Comparison("prints an amount in any locale of the world", .bytes, measured: sizes)]
    )
  }
}
