import ArgumentParser

/// The benchmarks' command line: a command for each kind of data that Almanac embeds, for a build and for the generator.
@main
struct AlmanacBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures Almanac against other ways to do the same, in one run on one machine.",
    subcommands: [
      FlagsCommand.self, CountriesCommand.self, LocalesCommand.self, EmojiCommand.self, BuildCommand.self,
      GeneratorCommand.self,
    ]
  )
}
