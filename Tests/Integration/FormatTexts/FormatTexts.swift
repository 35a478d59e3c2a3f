import Almanac
import AlmanacMoney
import AlmanacWorld

/// Writes amounts for `Scripts/compare-formats`.
///
/// With the argument `list`, it prints the identifiers of all locales in a line, and the codes of all currencies in
/// another. Without, it answers each line of the input with the texts of its amounts, separated by tabs.
@main
enum FormatTexts {
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "list" {
      print(CurrencyLocale.allCases.map(\.rawValue).joined(separator: " "))
      print(Currency.allCases.map(\.rawValue).joined(separator: " "))
      return
    }
    while let line = readLine() {
      print(try FormatRequest(line).texts.joined(separator: "\t"))
    }
  }
}
