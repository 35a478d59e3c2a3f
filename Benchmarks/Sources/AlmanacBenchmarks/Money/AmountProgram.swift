/// A program that prints an amount in a locale and a currency that are known only when it runs.
struct AmountProgram: Contender {
  let title: String
  let target: String
  let settings: [String]
  let source: String

  /// The baseline, which prints a constant.
  static let none = AmountProgram(
    title: "says hello",
    target: "Hello",
    settings: [],
    source: "print(\"Hello, world!\")\n"
  )

  /// Almanac's first.
  static let all = [almanac, foundation]

  /// The `almanac.json` of Almanac's target.
  static let settings = "{ currencies: { data: \"world\" }, locales: { data: \"world\" } }\n"

  private static let almanac = AmountProgram(
    title: "AlmanacMoney",
    target: "Tables",
    settings: pluginSettings(["Almanac", "AlmanacMoney"]),
    source: """
      import AlmanacMoney

      let arguments = CommandLine.arguments
      guard arguments.count == 4, let locale = CurrencyLocale(rawValue: arguments[1]),
        let currency = Currency(rawValue: arguments[2]), let amount = Double(arguments[3])
      else { fatalError("a locale, a currency and an amount are missing") }
      print(AmountFormat(locale, currency).string(from: amount))

      """
  )

  private static let foundation = AmountProgram(
    title: "Foundation",
    target: "Formatter",
    settings: [],
    source: """
      import Foundation

      let arguments = CommandLine.arguments
      guard arguments.count == 4, let amount = Double(arguments[3]) else {
        fatalError("a locale, a currency and an amount are missing")
      }
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      formatter.locale = Locale(identifier: arguments[1])
      formatter.currencyCode = arguments[2]
      print(formatter.string(from: NSNumber(value: amount)) ?? "")

      """
  )
}
