import ArgumentParser

/// A command that `all` runs, and its arguments.
struct PlannedRun {
  /// Stands for the folder of `--corpora` in arguments.
  static let corpora = "CORPORA"

  /// All commands that measure, in the order of the results.
  static let all = [
    // .embedInCode takes minutes.
    PlannedRun(FlagsCommand.self, usual: ["--rounds", "3"], quick: ["--count", "8", "--rounds", "1"]),
    PlannedRun(CountriesCommand.self, quick: ["--rounds", "1"]),
    PlannedRun(LocalesCommand.self, quick: ["--count", "50", "--rounds", "1"]),
    PlannedRun(EmojiCommand.self, corpora: ["--emoji", "\(corpora)/gemoji/emoji.json"], quick: ["--rounds", "1"]),
    PlannedRun(LookupsCommand.self, quick: ["--rounds", "1"]),
    PlannedRun(CoresCommand.self, quick: ["--rounds", "1"]),
    PlannedRun(MoneyCommand.self, quick: ["--rounds", "5"]),
    PlannedRun(ImagesCommand.self, quick: ["--decodings", "3", "--rounds", "1"]),
    PlannedRun(RenderCommand.self, quick: ["--rounds", "2"]),
    PlannedRun(ShrinkCommand.self, corpora: ["--flags", "\(corpora)/circle-flags"], quick: ["--runs", "1"]),
    PlannedRun(StartupCommand.self, quick: ["--runs", "5"]),
    PlannedRun(TablesCommand.self, quick: ["--count", "2000", "--runs", "1"]),
    PlannedRun(WorldCommand.self, quick: ["--runs", "1"]),
    PlannedRun(EmbeddedCommand.self, quick: []),
    PlannedRun(ConsumerCommand.self, quick: ["--runs", "1"]),
    PlannedRun(BuildCommand.self, quick: ["--configuration", "debug"]),
    PlannedRun(GeneratorCommand.self, corpora: ["--corpora", corpora], quick: ["--runs", "1"]),
    // Each run takes two minutes.
    PlannedRun(ScaleCommand.self, usual: ["--runs", "3"], quick: ["--runs", "1"]),
  ]

  let command: any MeasuringCommand.Type

  /// The arguments for a whole run.
  private let usualArguments: [String]

  /// The arguments for third-party data.
  private let corporaArguments: [String]

  /// The arguments for fewer repetitions.
  private let quickArguments: [String]

  private init(
    _ command: any MeasuringCommand.Type,
    usual: [String] = [],
    corpora: [String] = [],
    quick: [String]
  ) {
    self.command = command
    usualArguments = usual
    corporaArguments = corpora
    quickArguments = quick
  }

  var name: String { command._commandName }

  func arguments(isQuick: Bool, hasCorpora: Bool) -> [String] {
    (isQuick ? quickArguments : usualArguments) + (hasCorpora ? corporaArguments : [])
  }
}
