import AlmanacCurrency
import AlmanacCurrencyText
import Foundation
import Testing

@Suite struct NumberFormatterTests {
  private static let setups: [@Sendable (CurrencyFormatter) -> Void] = [
    { _ in },
    { $0.compatibility = .currencyText3 },
    { $0.currencyCode = "KWD" },
    {
      $0.compatibility = .currencyText3
      $0.currencyCode = "KWD"
    },
    { $0.decimalDigits = 1 },
    { $0.decimalDigits = 9 },
    { $0.currencySymbol = "💶" },
    { $0.showCurrencySymbol = false },
    {
      $0.compatibility = .currencyText3
      $0.showCurrencySymbol = false
    },
    { $0.hasDecimals = false },
    {
      $0.alwaysShowsDecimalSeparator = true
      $0.hasDecimals = false
      $0.showCurrencySymbol = false
    },
    {
      $0.decimalDigits = 3
      $0.decimalSeparator = ":"
    },
    {
      $0.groupingSeparator = "'"
      $0.groupingSize = 2
    },
    {
      $0.groupingSize = 3
      $0.secondaryGroupingSize = 4
    },
    { $0.hasGroupingSeparator = false },
    { $0.maxIntegers = 4 },
    {
      $0.zeroSymbol = "free"
      // No amount of the test is rounded to zero.
      $0.decimalDigits = 2
    },
  ]

  @Test(arguments: ["ar_EG", "de_CH", "de_DE", "en_US", "es_ES", "fa_IR", "fr_FR", "he_IL", "hi_IN", "ja_JP", "nl_NL"])
  func writesTheTextsOfTheFormatter(locale: String) {
    for (index, setup) in Self.setups.enumerated() {
      let formatter = CurrencyFormatter { $0.locale = locale }
      setup(formatter)
      let numberFormatter = formatter.numberFormatter
      for amount in [0, 0.5, -1, 123, 1234.5, -98_765.432, 1_234_567.891, -123_456_789_012] {
        let text = numberFormatter.string(from: amount)
        #expect(text == formatter.string(from: amount), "setup \(index)")
      }
    }
  }

  @Test func hasThePropertiesOfTheFormatter() {
    let formatter = CurrencyFormatter {
      $0.locale = CurrencyLocale.italianItaly
      $0.currency = .euro
      $0.hasDecimals = false
      $0.minValue = 1
      $0.maxValue = 100
      $0.nilSymbol = "n/a"
    }
    var other = formatter.numberFormatter
    #expect(other.locale == formatter.locale.locale)
    #expect(other.currencyCode == "EUR")
    #expect(other.currencySymbol == "€")
    #expect(other.currencyDecimalSeparator == ",")
    #expect(other.currencyGroupingSeparator == ".")
    #expect(other.maximumFractionDigits == 0)
    #expect(other.minimum == 1)
    #expect(other.maximum == 100)
    #expect(other.nilSymbol == "n/a")
    other.currencyDecimalSeparator = ";"
    #expect(formatter.decimalSeparator == ",")
    formatter.decimalSeparator = ";"
    formatter.showCurrencySymbol = false
    other = formatter.numberFormatter
    #expect(other.currencyDecimalSeparator == ";")
    #expect(other.currencySymbol == "")
  }
}
