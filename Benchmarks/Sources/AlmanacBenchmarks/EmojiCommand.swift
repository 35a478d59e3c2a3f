import ArgumentParser
import Foundation

/// Looks up the same emoji with Almanac and in an array of structs, and compares what each costs.
struct EmojiCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "emoji",
    abstract: "Looks up emoji with Almanac and in an array of structs from JSON, and compares what each costs."
  )

  @Option(help: "A file of emoji in gemoji's format to use instead of Unicode's own names.", completion: .file())
  var emoji: String?

  @OptionGroup var options: BenchmarkOptions

  func run() throws {
    let emoji = try EmojiSet(file: emoji.map { URL(filePath: $0) }, seed: options.seed)
    let contenders = [emoji.almanac, try emoji.plain()]
    let program = LookupProgram.source(
      asking: "EmojiIndex",
      keys: emoji.shortcodes,
      queries: emoji.queries,
      repetitions: 10
    )
    try options.report(
      "\(emoji.count) emoji, \(emoji.origin)",
      base: EmojiSet.none,
      contenders: contenders,
      write: { contender, package in try contender.write(program, to: package) },
      measure: { built in
        let sources = try contenders.map { contender in
          try contender.fileNames.map { try built.source($0, of: contender.target) }
        }
        return try CompileBenchmark(sources: sources, built: built, rounds: options.rounds).sections()
          + [accessSection(built, contenders, emoji)]
      }
    )
  }

  private func accessSection(
    _ built: BuiltPackage,
    _ contenders: [LookupContender],
    _ emoji: EmojiSet
  ) throws -> ReportSection {
    try AccessBenchmark(
      base: built.executable(EmojiSet.none.target),
      executables: contenders.map { built.executable($0.target) },
      checksums: emoji.checksums,
      rounds: options.rounds
    ).section(passes: ["first shortcode of a process", "each further shortcode", "search"])
  }
}
