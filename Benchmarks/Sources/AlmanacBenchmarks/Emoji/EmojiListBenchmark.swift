import Foundation

/// Measures a list of emoji in a provider, in the binary, and in decoded JSON (see `EmojiListProgram`).
struct EmojiListBenchmark {
  private static let target = "WithLists"

  /// Enough for a median, because the calls of one round are in turn.
  private static let rounds = 101

  let emoji: EmojiSet

  /// Builds the program in a temporary folder, and runs it.
  func report(_ options: RunOptions) throws -> Report {
    try options.report("\(emoji.count) emoji, \(emoji.origin)", repetitions: "rounds: \(Self.rounds)") { folder in
      Progress.note("building a program with all lists")
      let package = ConsumerPackage(folder: folder)
      let contender = try contender()
      try package.writeManifest([contender], almanac: options.almanac)
      try contender.write(program, to: package)
      let sections = try sections(package.build())
      return Measurements(titles: ["provider", "binary", "JSON"], sections: sections, figuresTitle: "measured")
    }
  }

  /// The program, as a contender of the package.
  private func contender() throws -> MeasuredTarget {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let names = ["PlainEmojiIndex.swift", "EmojiListProgram.swift"]
    let sources = try names.map { ($0, try Data(contentsOf: folder.appending(path: $0))) }
    let files = [
      "emoji.json": emoji.json, "emoji.txt": emoji.json, "almanac.json": Data(#"{ access: "public" }"#.utf8),
    ]
    return MeasuredTarget(
      title: "lists",
      target: Self.target,
      settings: MeasuredTarget.pluginSettings(["Almanac", "AlmanacEmoji"]),
      files: files.merging(sources) { $1 }
    )
  }

  /// The `main.swift` of the program.
  private var program: String {
    """
    import Foundation

    let json = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "emoji.txt")
    let folder = URL(filePath: CommandLine.arguments[1])
    let queries = \(emoji.queries)
    let program = try EmojiListProgram<Emoji>(json: Data(contentsOf: json), queries: queries, folder: folder)
    try await program.run(rounds: \(Self.rounds))

    """
  }

  /// Runs the program.
  ///
  /// - Throws: `Failure` if its output cannot be read.
  private func sections(_ built: BuiltPackage) throws -> [ReportSection] {
    let folder = built.folder.appending(path: "files")
    let program = ChildProcess(
      arguments: [built.executable(Self.target), folder].map { $0.path(percentEncoded: false) },
      folder: built.folder
    )
    let comparisons = try program.run().output.split(separator: "\n").compactMap { line -> Comparison? in
      let cells = line.split(separator: "\t")
      guard cells.count == 5, cells[0] == "case" else { return nil }
      return Comparison(String(cells[1]), .seconds, measured: [0] + cells.dropFirst(2).map { Double($0) ?? .nan })
    }
    guard !comparisons.isEmpty else { throw Failure("the program for lists of emoji measured nothing") }
    return [ReportSection(title: "Time of a call, median", comparisons: comparisons)]
  }
}
