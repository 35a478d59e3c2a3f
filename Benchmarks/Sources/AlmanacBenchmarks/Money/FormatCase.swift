import AlmanacAmountForms
import AlmanacMoney
import Foundation
import TestSupport

/// The same call with AlmanacMoney, with Foundation and, if it is there, with ICU from C.
struct FormatCase {
  let label: String
  var repetitions = 1_000
  let contenders: [() -> Void]

  static let titles = ["AlmanacMoney", "Foundation", "ICU from C"]

  /// - Throws: `Failure` if the contenders write other texts or read other amounts.
  static func all() throws -> [FormatCase] {
    let (format, foundation) = (AmountFormat(.deDE, .euro), MoneyCase.foundation("de_DE", "EUR"))
    let icu = ICUFormatter(locale: "de_DE", currency: "EUR")
    let compact = CompactAmountFormat(.enUS, .usDollar)
    let (named, range) = (NamedAmountFormat(.enUS, .euro), AmountRangeFormat(.deDE, .euro))
    let (double, money) = (98_765.43, try Money("98765.43", TestCurrency.euro))
    let text = format.string(from: double)
    guard text == format.string(from: money), text == foundation.string(from: NSNumber(value: double)),
      icu.map({ $0.string(from: double) == text }) != false,
      try format.parse(text) == money, foundation.number(from: text)?.doubleValue == double
    else { throw Failure("AlmanacMoney, Foundation and ICU differ") }
    let decimal = NSDecimalNumber(decimal: Decimal(9_876_543) / 100)
    return [
      FormatCase(
        label: "string(from: Double)",
        contenders: [
          { keep(format.string(from: double)) }, { keep(foundation.string(from: NSNumber(value: double))) },
        ] + (icu.map { icu in [{ keep(icu.string(from: double)) }] } ?? [])
      ),
      FormatCase(
        label: "string(from: Money)",
        contenders: [{ keep(format.string(from: money)) }, { keep(foundation.string(from: decimal)) }]
      ),
      FormatCase(
        label: "string(from: Double), compact",
        contenders: [{ keep(compact.string(from: double)) }]
      ),
      FormatCase(
        label: "string(from: Double), with a name",
        contenders: [{ keep(named.string(from: double)) }]
      ),
      FormatCase(
        label: "string(from:to:) of a range",
        contenders: [{ keep(range.string(from: 1234.5, to: double)) }]
      ),
      FormatCase(
        label: "parse(_:) of a formatted text",
        repetitions: 500,
        contenders: [{ keep(try? format.parse(text)) }, { keep(foundation.number(from: text)) }]
      ),
      FormatCase(
        label: "parse(_:) of what a user types",
        repetitions: 500,
        contenders: [{ keep(try? format.parse("98765,43")) }, { keep(foundation.number(from: "98765,43")) }]
      ),
    ] + creating(double) + typing()
  }

  private static func creating(_ double: Double) -> [FormatCase] {
    let icu = ICUFormatter(locale: "en_IN", currency: "EUR").map { _ in
      { keep(ICUFormatter(locale: "en_IN", currency: "EUR")?.string(from: double)) }
    }
    return [
      FormatCase(
        label: "a new format, and a text",
        contenders: [
          { keep(AmountFormat(.enIN, .euro).string(from: double)) },
          { keep(MoneyCase.foundation("en_IN", "EUR").string(from: NSNumber(value: double))) },
        ] + (icu.map { [$0] } ?? [])
      )
    ]
  }

  /// A digit typed at the end of `$9,876.54`. Without rules of its own, a program shifts the digits and writes them.
  private static func typing() -> [FormatCase] {
    let input = AmountInput(AmountFormat(.enUS, .usDollar))
    let foundation = MoneyCase.foundation("en_US", "USD")
    return [
      FormatCase(
        label: "a keystroke",
        contenders: [
          { keep(input.applying(.insert("3"), to: "$9,876.54", selection: 9..<9)) },
          { keep(MoneyCase.shifted("$9,876.543", foundation)) },
        ]
      )
    ]
  }
}
