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
    let contenders: [EmojiContender] = [.almanac, .plain]
    try options.report(
      "\(emoji.count) emoji, \(emoji.origin)",
      base: .none,
      contenders: contenders,
      write: { contender, package in try contender.write(emoji, to: package) },
      measure: { built in
        let sources = try contenders.map { [try built.source($0.fileName, of: $0.target)] }
        return try CompileBenchmark(sources: sources, built: built, rounds: options.rounds).sections()
          + [accessSection(built, contenders, emoji)]
      }
    )
  }

  private func accessSection(
    _ built: BuiltPackage,
    _ contenders: [EmojiContender],
    _ emoji: EmojiSet
  ) throws -> ReportSection {
    try AccessBenchmark(
      base: built.executable(EmojiContender.none.target),
      executables: contenders.map { built.executable($0.target) },
      checksums: emoji.checksums,
      rounds: options.rounds
    ).section(passes: ["first shortcode of a process", "each further shortcode", "search"])
  }
}
