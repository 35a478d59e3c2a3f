import Foundation

/// Measures the sizes of programs in Embedded Swift, by `Scripts/embedded-sizes`.
struct EmbeddedSizes {
  static let titles = ["WebAssembly", "compressed", "armv7em", "Linux, static"]

  /// The folder of Almanac's package.
  let almanac: URL

  /// Compiles the programs in a folder.
  func sections(in folder: URL) throws -> [ReportSection] {
    let programs = [EmbeddedProgram.none] + EmbeddedProgram.all
    let package = ConsumerPackage(folder: folder)
    for program in programs { try package.write(program.source, to: "\(program.name).swift") }
    Progress.note("compiling \(programs.count) programs for three systems")
    let command =
      [almanac.appending(path: "Scripts/embedded-sizes"), almanac.appending(path: "Sources/Runtime/AlmanacWorld")]
      .map { $0.path(percentEncoded: false) } + programs.map { "\($0.name).swift" }
    let lines = try ChildProcess(arguments: command, folder: folder).run().output.split(separator: "\n")
    let rows = try programs.map { program in try Self.row(of: program, in: lines) }
    guard rows[programs.firstIndex { $0.name == EmbeddedProgram.amounts.name } ?? 0].text == "98.765,43\u{A0}€" else {
      throw Failure("the program prints another amount")
    }
    let comparisons = zip(programs, rows).dropFirst().map { program, row in
      // The columns are no alternatives, so they have no ratios.
      Comparison(program.title, .bytes, values: zip(row.sizes, rows[0].sizes).map { $0 - $1 })
    }
    return [ReportSection(title: "Growth of a program with", comparisons: comparisons)]
  }

  private static func row(
    of program: EmbeddedProgram,
    in lines: [Substring]
  ) throws -> (sizes: [Double], text: Substring) {
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 6, fields[0] == program.name else { continue }
      let sizes = fields[1...4].compactMap { Double($0) }
      if sizes.count == titles.count { return (sizes, fields[5]) }
    }
    throw Failure("Scripts/embedded-sizes did not measure \(program.name)")
  }
}
