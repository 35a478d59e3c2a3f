import AlmanacCurrency
import Foundation

/// The same call with Almanac and with Foundation.
struct MoneyCase {
  let label: String
  var repetitions = 1_000
  let almanac: () -> Void
  let foundation: () -> Void

  static func almanac(_ locale: String, _ code: String) -> CurrencyFormatter {
    CurrencyFormatter {
      $0.locale = Locale(identifier: locale)
      $0.currencyCode = code
    }
  }

  static func foundation(_ locale: String, _ code: String) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = Locale(identifier: locale)
    formatter.currencyCode = code
    return formatter
  }

  /// - Throws: `Failure` if the two write other texts or read other amounts.
  static func all() throws -> [MoneyCase] {
    let (almanac, foundation) = (Self.almanac("de_DE", "EUR"), Self.foundation("de_DE", "EUR"))
    let (double, decimal) = (98_765.43, Decimal(9_876_543) / 100)
    guard let text = almanac.string(from: double), text == foundation.string(from: NSNumber(value: double)),
      almanac.double(from: text) == foundation.number(from: text)?.doubleValue
    else { throw Failure("Almanac and Foundation differ") }
    return writing(almanac, foundation, double, decimal) + reading(almanac, foundation, text) + typing()
  }

  private static func writing(
    _ almanac: CurrencyFormatter,
    _ foundation: NumberFormatter,
    _ double: Double,
    _ decimal: Decimal
  ) -> [MoneyCase] {
    let style = almanac.format
    let foundationStyle = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: "de_DE"))
    return [
      MoneyCase(
        label: "string(from: Double)",
        almanac: { keep(almanac.string(from: double)) },
        foundation: { keep(foundation.string(from: NSNumber(value: double))) }
      ),
      MoneyCase(
        label: "string(from: Decimal)",
        almanac: { keep(almanac.string(from: decimal)) },
        foundation: { keep(foundation.string(from: NSDecimalNumber(decimal: decimal))) }
      ),
      MoneyCase(
        label: "a new formatter, and a text",
        repetitions: 100,
        almanac: { keep(Self.almanac("hi_IN", "INR").string(from: double)) },
        foundation: { keep(Self.foundation("hi_IN", "INR").string(from: NSNumber(value: double))) }
      ),
      MoneyCase(
        label: "formatted(_:) of a Decimal",
        almanac: { keep(decimal.formatted(style)) },
        foundation: { keep(decimal.formatted(foundationStyle)) }
      ),
    ]
  }

  private static func reading(
    _ almanac: CurrencyFormatter,
    _ foundation: NumberFormatter,
    _ text: String
  ) -> [MoneyCase] {
    [
      MoneyCase(
        label: "double(from:) of a plain number; Double(_:)",
        almanac: { keep(almanac.double(from: "98765.43")) },
        foundation: { keep(Double("98765.43")) }
      ),
      MoneyCase(
        label: "double(from:) of a formatted text",
        repetitions: 100,
        almanac: { keep(almanac.double(from: text)) },
        foundation: { keep(foundation.number(from: text)?.doubleValue) }
      ),
      MoneyCase(
        label: "decimal(from:) of a formatted text",
        repetitions: 100,
        almanac: { keep(almanac.decimal(from: text)) },
        foundation: { keep(foundation.number(from: text)?.decimalValue) }
      ),
      MoneyCase(
        label: "unformatted(string:)",
        repetitions: 100,
        almanac: { keep(almanac.unformatted(string: text)) },
        foundation: { keep(foundation.number(from: text)?.stringValue) }
      ),
    ]
  }

  /// A digit typed at the end of `$9,876.54`. Without rules of its own, a program shifts the digits and writes them.
  private static func typing() -> [MoneyCase] {
    let (almanac, foundation) = (Self.almanac("en_US", "USD"), Self.foundation("en_US", "USD"))
    let input = CurrencyTextInput(formatter: almanac)
    return [
      MoneyCase(
        label: "formattedStringWithAdjustedDecimalSeparator",
        almanac: { keep(almanac.formattedStringWithAdjustedDecimalSeparator(from: "$9,876.543")) },
        foundation: { keep(shifted("$9,876.543", foundation)) }
      ),
      MoneyCase(
        label: "a keystroke",
        almanac: { keep(input.applying(.insert("3"), to: "$9,876.54", selection: 9..<9)) },
        foundation: { keep(shifted("$9,876.54" + "3", foundation)) }
      ),
    ]
  }

  /// The text of the amount that all digits of a text form.
  static func shifted(_ text: String, _ foundation: NumberFormatter) -> String? {
    let digits = text.filter { ("0"..."9").contains($0) }
    let amount = Double(digits.dropLast(2) + "." + digits.suffix(2))
    return amount.flatMap { foundation.string(from: NSNumber(value: $0)) }
  }
}
