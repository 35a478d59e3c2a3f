import AlmanacGenerator
import ArgumentParser

/// `almanac import currencies`: one list of currencies from files in any format that is known.
struct ImportCurrenciesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "currencies",
    abstract: "Write a list of {code, name, symbol, minorUnits, numericCode, aliases}, a currency a line.",
    discussion: """
      The files are such lists, iso-codes' iso_4217.json, or CLDR's currencies.json and currencyData.json, known by their \
      shape. The first that has a fact counts.
      """
  )

  @OptionGroup var options: ImportOptions

  @Option(help: "The file to write.", completion: .file(extensions: ["json"]))
  var output = "currencies.json"

  func run() throws {
    try options.write("currencies", to: output) { ImportedList.currencies($0, progress: $1) }
  }
}
