import ArgumentParser

/// `almanac import`: writes Almanac's formats from those of others.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Write a list in a format of Almanac's from the formats of others.",
    subcommands: [
      ImportCountriesCommand.self, ImportCurrenciesCommand.self, ImportLocalesCommand.self, ImportEmojiCommand.self,
    ]
  )
}
