import AlmanacCurrency
import Foundation
import Testing

/// One test for each property, with the meaning in CurrencyText's documentation.
@Suite struct CurrencyPropertyTests {
  private func dollars(_ configure: (CurrencyFormatter) -> Void = { _ in }) -> CurrencyFormatter {
    let formatter = CurrencyFormatter {
      $0.currency = .dollar
      $0.locale = CurrencyLocale.englishUnitedStates
    }
    configure(formatter)
    return formatter
  }

  @Test func decimals() {
    #expect(dollars { $0.hasDecimals = false }.string(from: 1234.56) == "$1,235")
    #expect(dollars { $0.hasDecimals = true }.string(from: 1) == "$1.00")
    #expect(dollars { $0.decimalDigits = 3 }.string(from: 1) == "$1.000")
    #expect(dollars { $0.decimalDigits = 0 }.hasDecimals == false)
    #expect(dollars { $0.decimalDigits = -4 }.decimalDigits == 0)
    #expect(dollars { $0.decimalDigits = 400 }.decimalDigits == 30)
    // The last assignment wins.
    #expect(
      dollars {
        $0.hasDecimals = true; $0.decimalDigits = 3
      }.string(from: 1) == "$1.000"
    )
    #expect(
      dollars {
        $0.decimalDigits = 3; $0.hasDecimals = true
      }.string(from: 1) == "$1.000"
    )
    #expect(
      dollars {
        $0.hasDecimals = false; $0.decimalDigits = 3
      }.string(from: 1) == "$1"
    )
    #expect(
      dollars {
        $0.decimalDigits = 3; $0.hasDecimals = false
      }.string(from: 1) == "$1"
    )
    #expect(
      dollars {
        $0.currency = .yen; $0.hasDecimals = true
      }.string(from: 1) == "¥1.00"
    )
    #expect(
      dollars {
        $0.currency = .kuwaitiDinar; $0.hasDecimals = true
      }.decimalDigits == 3
    )
  }

  @Test func separators() {
    #expect(dollars { $0.decimalSeparator = ":" }.string(from: 1234.5) == "$1,234:50")
    #expect(dollars { $0.groupingSeparator = "'" }.string(from: 1234.5) == "$1'234.50")
    #expect(dollars { $0.hasGroupingSeparator = false }.string(from: 1234.5) == "$1234.50")
    let explicit = dollars {
      $0.hasGroupingSeparator = false; $0.groupingSeparator = "'"
    }
    #expect(explicit.string(from: 1234.5) == "$1234.50")
    #expect(explicit.groupingSeparator == "'")
    #expect(
      dollars {
        $0.hasDecimals = false; $0.alwaysShowsDecimalSeparator = true
      }.string(from: 5) == "$5."
    )
    #expect(dollars().decimalSeparator == ".")
    #expect(dollars().groupingSeparator == ",")
    #expect(dollars().hasGroupingSeparator)
    #expect(!dollars().alwaysShowsDecimalSeparator)
  }

  @Test func groups() {
    #expect(dollars().groupingSize == 3)
    #expect(dollars { $0.groupingSize = 4 }.string(from: 123456789) == "$1,2345,6789.00")
    let indian = dollars {
      $0.groupingSize = 3; $0.secondaryGroupingSize = 4; $0.hasDecimals = false
    }
    #expect(indian.string(from: 99999999999) == "$9999,9999,999")
    #expect(indian.secondaryGroupingSize == 4)
  }

  @Test func symbol() {
    #expect(dollars { $0.currencySymbol = "💶" }.string(from: 5) == "💶5.00")
    #expect(dollars { $0.showCurrencySymbol = false }.string(from: -1234.5) == "-1,234.50")
    #expect(dollars { $0.showCurrencySymbol = false }.currencySymbol == "$")
    for (locale, text) in [("de_DE", "-1.234,50"), ("pt_BR", "-1.234,50"), ("de_CH", "-1’234.50")] {
      #expect(
        dollars {
          $0.locale = locale; $0.showCurrencySymbol = false
        }.string(from: -1234.5) == text
      )
    }
    #expect(
      dollars {
        $0.showCurrencySymbol = false; $0.showCurrencySymbol = true
      }.string(from: 5) == "$5.00"
    )
  }

  @Test func limits() {
    let formatter = dollars {
      $0.minValue = 10; $0.maxValue = 100.31
    }
    #expect(formatter.string(from: 88888888) == "$100.31")
    #expect(formatter.string(from: 1.0) == "$10.00")
    #expect(formatter.string(from: Double.infinity) == "$100.31")
    #expect(formatter.string(from: -Double.infinity) == "$10.00")
    #expect(formatter.initialText == "$10.00")
    #expect(formatter.formattedStringAdjustedToFitAllowedValues(from: "$300,000.54") == "$100.31")
    #expect(formatter.formattedStringAdjustedToFitAllowedValues(from: "$2.03") == "$10.00")
    #expect(formatter.formattedStringAdjustedToFitAllowedValues(from: "$50.5") == "$50.50")
    #expect(formatter.formattedStringAdjustedToFitAllowedValues(from: "nothing") == nil)
    let negative = dollars { $0.minValue = -351 }
    #expect(negative.string(from: -24) == "-$24.00")
    #expect(negative.string(from: -400) == "-$351.00")
    #expect(
      dollars {
        $0.minValue = 5; $0.minValue = nil
      }.string(from: 1) == "$1.00"
    )
  }

  @Test func digitCounts() {
    #expect(dollars().maxIntegers == nil)
    #expect(dollars().maxDigitsCount == 38)
    #expect(dollars { $0.maxIntegers = 5 }.maxDigitsCount == 7)
    #expect(
      dollars {
        $0.maxIntegers = 5; $0.hasDecimals = false
      }.maxDigitsCount == 5
    )
    #expect(dollars { $0.maxIntegers = -5 }.maxIntegers == 1)
    #expect(dollars { $0.maxIntegers = .max }.maxDigitsCount == 38)
    #expect(dollars { $0.maxIntegers = 3 }.string(from: 12345.67) == "$345.67")
    #expect(dollars { $0.maxIntegers = 3 }.string(from: 12005) == "$5.00")
  }

  @Test func zero() {
    #expect(dollars().initialText == "$0.00")
    let formatter = dollars { $0.zeroSymbol = "free" }
    #expect(formatter.string(from: 0) == "free")
    #expect(formatter.string(from: 0.001) == "free")
    #expect(formatter.string(from: 0.01) == "$0.01")
    #expect(formatter.initialText == "free")
    #expect(formatter.unformatted(string: "free") == "0.00")
    #expect(formatter.decimal(from: "free") == 0)
  }
}
