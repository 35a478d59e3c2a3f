import AlmanacGenerator
import ArgumentParser

/// `almanac import countries`: one list of countries from files in any format that is known.
struct ImportCountriesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "countries",
    abstract: "Write a list of {code, name, officialName, alpha3, …}, a country a line.",
    discussion: """
      The files are such lists, REST Countries' answers, iso-codes' iso_3166-1.json, CLDR's territoryInfo.json, \
      codeMappings.json, currencyData.json, territoryContainment.json and territories.json, or tzdata's zone.tab, known \
      by their shape. The first that has a fact counts.
      """
  )

  @OptionGroup var options: ImportOptions

  @Option(help: "The file to write.", completion: .file(extensions: ["json"]))
  var output = "countries.json"

  @Option(help: "The language of the names.")
  var language = "en"

  @Option(name: .customLong("names"), help: "A further language to keep the names in. Can be repeated.")
  var languages: [String] = []

  func run() throws {
    try options.write("countries", to: output) {
      ImportedList.countries($0, language: language, languages: languages, progress: $1)
    }
  }
}
