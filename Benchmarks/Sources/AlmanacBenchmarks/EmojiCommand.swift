import ArgumentParser
import Foundation

/// Compares the cost of emoji lookups with Almanac and with an array of structs.
struct EmojiCommand: MeasuringCommand {
  static let configuration = CommandConfiguration(
    commandName: "emoji",
    abstract: "Looks up emoji with Almanac, in the binary and in fetched lists, and in structs from JSON."
  )

  @Option(help: "A file of emoji in gemoji's format to use instead of Unicode's own names.", completion: .file())
  var emoji: String?

  @Flag(help: "Measure only fetched lists.")
  var onlyLists = false

  @OptionGroup var options: BenchmarkOptions

  func reports() throws -> [Report] {
    let emoji = try EmojiSet(file: emoji.map { URL(filePath: $0) }, seed: options.seed)
    let lookups = try onlyLists ? [] : [reportLookups(emoji)]
    return try lookups + [EmojiListBenchmark(emoji: emoji).report(options.run)]
  }

  private func reportLookups(_ emoji: EmojiSet) throws -> Report {
    let benchmark = LookupBenchmark(
      base: EmojiSet.none,
      contenders: [emoji.almanac, try emoji.plain()],
      program: LookupProgram.source(
        asking: "EmojiIndex",
        keys: emoji.shortcodes,
        queries: emoji.queries,
        repetitions: 10
      ),
      checksums: emoji.checksums,
      passes: LookupProgram.passes("shortcode")
    )
    return try benchmark.report("\(emoji.count) emoji, \(emoji.origin)", options)
  }
}
