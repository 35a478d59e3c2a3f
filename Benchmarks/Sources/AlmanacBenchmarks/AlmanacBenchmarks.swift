import ArgumentParser

/// The benchmarks' command line: one command for each kind of data that Almanac embeds.
@main
struct AlmanacBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures Almanac against other ways to do the same, in one run on one machine.",
    subcommands: [FlagsCommand.self, CountriesCommand.self, LocalesCommand.self, EmojiCommand.self, BuildCommand.self]
  )
}
