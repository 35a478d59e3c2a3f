import CurrencyText

/// The properties of a formatter.
extension Snippet {
  private static func dollars(_ configure: CurrencyFormatter.InitHandler) -> CurrencyFormatter {
    let formatter = CurrencyFormatter {
      $0.currency = .dollar
      $0.locale = CurrencyLocale.englishUnitedStates
    }
    configure(formatter)
    return formatter
  }

  static var properties: [Snippet] {
    [
      Snippet("hasDecimals", expects: "$1,235", "$1,234.50", "2", "true") {
        let formatter = dollars { $0.hasDecimals = false }
        let whole = formatter.string(from: 1234.6)
        formatter.hasDecimals = true
        return [whole, formatter.string(from: 1234.5), formatter.decimalDigits, formatter.hasDecimals]
      },
      Snippet("decimalDigits", expects: "$1.000", "3", "$1") {
        let formatter = dollars { $0.decimalDigits = 3 }
        let (text, digits) = (formatter.string(from: 1), formatter.decimalDigits)
        formatter.decimalDigits = 0
        return [text, digits, formatter.string(from: 1)]
      },
      Snippet("decimalSeparator", expects: "$1,234:50", ":") {
        let formatter = dollars { $0.decimalSeparator = ":" }
        return [formatter.string(from: 1234.5), formatter.decimalSeparator]
      },
      Snippet("alwaysShowsDecimalSeparator", expects: "$5.") {
        let formatter = dollars {
          $0.hasDecimals = false
          $0.alwaysShowsDecimalSeparator = true
        }
        return [formatter.string(from: 5)]
      },
      Snippet("groupingSize", expects: "$1,2345,6789.00", "4") {
        let formatter = dollars { $0.groupingSize = 4 }
        return [formatter.string(from: 123456789), formatter.groupingSize]
      },
      Snippet("secondaryGroupingSize", expects: "$9999,9999,999") {
        let formatter = dollars {
          $0.groupingSize = 3
          $0.secondaryGroupingSize = 4
          $0.hasDecimals = false
        }
        return [formatter.string(from: 99999999999)]
      },
      Snippet("groupingSeparator", expects: "$1.000,00", ".") {
        let formatter = dollars {
          $0.groupingSeparator = "."
          $0.decimalSeparator = ","
        }
        return [formatter.string(from: 1000), formatter.groupingSeparator]
      },
      Snippet("hasGroupingSeparator", expects: "$1000000.00", "$1,000,000.00") {
        let formatter = dollars { $0.hasGroupingSeparator = false }
        let text = formatter.string(from: 1000000)
        formatter.hasGroupingSeparator = true
        return [text, formatter.string(from: 1000000)]
      },
      Snippet("currencySymbol", expects: "💶5.00", "💶") {
        let formatter = dollars { $0.currencySymbol = "💶" }
        return [formatter.string(from: 5), formatter.currencySymbol]
      },
      Snippet("showCurrencySymbol", expects: "-1,234.50", "false", "£5.00") {
        let formatter = dollars { $0.showCurrencySymbol = false }
        let hidden = formatter.string(from: -1234.5)
        let isShown = formatter.showCurrencySymbol
        formatter.showCurrencySymbol = true
        formatter.currencySymbol = "£"
        return [hidden, isShown, formatter.string(from: 5)]
      },
      Snippet("currencyCode", expects: "ARS", "^") {
        let formatter = dollars { $0.currencyCode = "ARS" }
        let code = formatter.currencyCode
        formatter.currencyCode = "^"
        return [code, formatter.currencyCode]
      },
      Snippet("minValue and maxValue", expects: "$100.31", "$10.00", "$50.00", "10.0", "100.31") {
        let formatter = dollars {
          $0.minValue = 10
          $0.maxValue = 100.31
        }
        return [
          formatter.string(from: 88888888), formatter.string(from: 1), formatter.string(from: 50), formatter.minValue,
          formatter.maxValue,
        ]
      },
      Snippet("a negative minValue", expects: "-$24.00", "-$351.00") {
        let formatter = dollars { $0.minValue = -351 }
        return [formatter.string(from: -24), formatter.string(from: -400)]
      },
      Snippet("maxIntegers and maxDigitsCount", expects: "5", "7", "5") {
        let formatter = dollars { $0.maxIntegers = 5 }
        let digits = formatter.maxDigitsCount
        formatter.hasDecimals = false
        return [formatter.maxIntegers, digits, formatter.maxDigitsCount]
      },
      Snippet("zeroSymbol", expects: "free", "$0.01", "free") {
        let formatter = dollars { $0.zeroSymbol = "free" }
        return [formatter.string(from: 0), formatter.string(from: 0.01), formatter.zeroSymbol]
      },
      Snippet("nilSymbol", expects: "", "none") {
        let formatter = dollars { _ in }
        let symbol = formatter.nilSymbol
        formatter.nilSymbol = "none"
        return [symbol, formatter.nilSymbol]
      },
      Snippet("initialText", expects: "$0.00", "$0") {
        let formatter = dollars { _ in }
        let text = formatter.initialText
        formatter.hasDecimals = false
        return [text, formatter.initialText]
      },
    ]
  }
}
