import AlmanacGenerator
import ArgumentParser

/// `almanac import locales`: one list of locales from files in any format that is known.
struct ImportLocalesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales",
    abstract: "Write a list of {identifier, name, aliases}, a locale a line.",
    discussion: """
      The files are such lists, or CLDR's availableLocales.json, defaultContent.json, languages.json, scripts.json, \
      territories.json and variants.json, known by their shape. The first that has a fact counts.
      """
  )

  @OptionGroup var options: ImportOptions

  @Option(help: "The file to write.", completion: .file(extensions: ["json"]))
  var output = "locales.json"

  func run() throws {
    try options.write("locales", to: output) { ImportedList.locales($0, progress: $1) }
  }
}
