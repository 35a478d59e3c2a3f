import ArgumentParser

/// The options of the commands that run the plugin's tool again and again.
struct ToolRunOptions: ParsableArguments {
  @Option(help: "How often to run the tool.", transform: Repetitions.parse)
  var runs = 5

  @OptionGroup var options: RunOptions
}
