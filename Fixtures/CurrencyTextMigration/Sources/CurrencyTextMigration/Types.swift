import CurrencyFormatter
import Foundation

/// The formatter of a shop, as the SwiftUI example has one.
extension CurrencyFormatter {
  static let shop = CurrencyFormatter {
    $0.maxValue = 100000000
    $0.minValue = 5
    $0.currency = .euro
    $0.locale = CurrencyLocale.germanGermany
    $0.hasDecimals = true
  }
}

/// What a view model shows of the text that a user typed.
private struct Price {
  let formatter: CurrencyFormatting & CurrencyAdjusting
  var text = ""

  var value: Double? { formatter.unformatted(string: text).flatMap(formatter.double(from:)) }

  mutating func type(_ key: String) {
    text = formatter.formattedStringWithAdjustedDecimalSeparator(from: text + key) ?? ""
  }
}

/// A place with a locale.
private struct Branch: LocaleConvertible {
  let identifier: String
  var locale: Locale { Locale(identifier: identifier) }
}

private func count(_ text: CurrencyString) -> Int { text.numeralFormat().count }

/// The types and protocols.
extension Snippet {
  static var types: [Snippet] {
    [
      Snippet("a formatter is shared", expects: "€5.00", "$5.00", "true") {
        let formatter = CurrencyFormatter {
          $0.currency = .euro
          $0.locale = CurrencyLocale.englishUnitedStates
        }
        let price = Price(formatter: formatter, text: "€5.00")
        let before = price.formatter.string(from: 5)
        formatter.currency = .dollar
        return [before, price.formatter.string(from: 5), price.formatter as? CurrencyFormatter === formatter]
      },
      Snippet("a static formatter", expects: "5,00\u{A0}€", "100.000.000,00\u{A0}€") {
        [CurrencyFormatter.shop.string(from: 1), CurrencyFormatter.shop.string(from: 1e10)]
      },
      Snippet("protocols are types of properties", expects: "$12.34", "12.34") {
        var price = Price(formatter: CurrencyFormatter(dollarHandler), text: "$0.00")
        for key in ["1", "2", "3", "4"] { price.type(key) }
        return [price.text, price.value]
      },
      Snippet("protocols have properties", expects: "$1.500", "$2.000", "5", "€", "€0.000") {
        var formatter: CurrencyFormatting = CurrencyFormatter(dollarHandler)
        formatter.decimalDigits = 3
        let text = formatter.string(from: 1.5)
        formatter.maxValue = 2
        formatter.minValue = 0
        let limited = formatter.string(from: 3)
        (formatter as? CurrencyFormatter)?.maxIntegers = 2
        formatter.currencySymbol = "€"
        return [text, limited, formatter.maxDigitsCount, formatter.currencySymbol, formatter.initialText]
      },
      Snippet("other types convert to locales", expects: "£5.00") {
        let formatter = CurrencyFormatter {
          $0.currency = .poundSterling
          $0.locale = Branch(identifier: "en_GB")
        }
        return [formatter.string(from: 5)]
      },
      Snippet("a text is a CurrencyString", expects: "4", "-") {
        [count("R$ 34.00"), String.negativeSymbol]
      },
      Snippet("a NumberFormatter takes an optional Double", expects: "0.5", "nil") {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        let (amount, missing): (Double?, Double?) = (0.5, nil)
        return [formatter.string(from: amount), formatter.string(from: missing)]
      },
    ]
  }
}
