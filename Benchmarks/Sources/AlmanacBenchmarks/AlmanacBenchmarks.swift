import ArgumentParser

/// The command line of the benchmarks: a command for each kind of embedded data, for amounts of money, for images, for shrunk
/// flags, for targets of growing size, for builds, for the generator and for the world that Almanac ships.
@main
struct AlmanacBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares Almanac with alternatives, in one run on one machine.",
    subcommands: [
      FlagsCommand.self, CountriesCommand.self, LocalesCommand.self, EmojiCommand.self, MoneyCommand.self,
      ImagesCommand.self, RenderCommand.self, ShrinkCommand.self, ScaleCommand.self, BuildCommand.self,
      GeneratorCommand.self, WorldCommand.self,
    ]
  )
}
