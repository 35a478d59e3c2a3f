import ArgumentParser

/// The options of the commands that run the plugin's tool again and again.
struct ToolRunOptions: ParsableArguments {
  @Option(help: "How often to run the tool.")
  var runs = 5

  @OptionGroup var options: RunOptions

  func validate() throws {
    guard runs > 0 else { throw ValidationError("--runs must be at least 1.") }
  }
}
