@testable import Almanac
@testable import AlmanacMoney

/// The reader of amounts: texts that differ in nothing that counts have the same amount.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzMoney.check(String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
  return 0
}

private enum FuzzMoney {
  /// Formats with the separators and groups of some locales.
  private static let rules = [
    rules("$", "USD", ".", ",", (3, 3)), rules("€", "EUR", ",", ".", (3, 3)),
    rules("₹", "INR", ".", ",", (3, 2)),
    rules("", "CHF", ".", "’", (3, 3)), rules("kr", "SEK", ",", "\u{A0}", (3, 3)),
    rules("د.إ.", "AED", "٫", "٬", (3, 3)),
    rules("\u{200B}", "CVE", "$", "\u{A0}", (3, 3)), rules("¥", "JPY", ".", ",", (3, 3), decimals: 0),
  ]

  private static func rules(
    _ symbol: String,
    _ code: String,
    _ decimal: StaticString,
    _ group: StaticString,
    _ sizes: (last: Int, others: Int),
    decimals: Int = 2
  ) -> ReadingRules {
    let number = AmountWriter.Number(
      zero: "0",
      decimalSeparator: TableBytes(decimal),
      groupingSeparator: TableBytes(group),
      groupSizes: sizes,
      minimumGroupingDigits: 1,
      decimals: decimals...decimals
    )
    return ReadingRules(symbol: symbol, code: code, number)
  }

  static func check(_ text: String) {
    if let plain = AmountDigits(plainNumber: text)?.exact {
      precondition(AmountDigits(plainNumber: plain.description)?.exact == plain, "A plain number changes.")
    }
    for rules in rules {
      let amount = read(text, rules)
      for (other, fault) in [
        ("\u{200F}" + text + "\u{200E}", "Marks change an amount."),
        (" " + text + "\u{202F}", "Spaces change an amount."),
        (String(String.UnicodeScalarView(text.amountScalars)), "ASCII changes an amount."),
      ] {
        // A text can have more zeros than are kept.
        precondition(read(other, rules)?.exact == amount?.exact, fault)
      }
      if let amount {
        precondition(amount.magnitude.digitCount <= ExactDecimal.maximumDecimals, "There are too many digits.")
      }
    }
  }

  private static func read(_ text: String, _ rules: ReadingRules) -> AmountDigits? {
    try? AmountReader.amount(in: text, rules, .strict)
  }
}
