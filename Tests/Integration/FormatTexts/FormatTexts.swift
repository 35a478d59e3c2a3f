import Almanac
import AlmanacMoney
import AlmanacWorld

/// Writes amounts for `Scripts/compare-formats`.
///
/// With the argument `list`, it prints the identifiers of all locales in a line, the codes of all currencies in
/// another, and in a third line the languages of locales in which these have names. Without, it answers each line of
/// the input with the texts of its amounts, separated by tabs.
@main
enum FormatTexts {
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "list" {
      print(CurrencyLocale.allCases.map(\.rawValue).joined(separator: " "))
      print(Currency.allCases.map(\.rawValue).joined(separator: " "))
      let languages = Set(CurrencyLocale.allCases.map { locale in String(locale.rawValue.prefix { $0 != "_" }) })
      print(languages.sorted().filter { Currency.euro.name(in: $0) != nil }.joined(separator: " "))
      return
    }
    while let line = readLine() {
      print(try FormatRequest(line).texts.joined(separator: "\t"))
    }
  }
}
