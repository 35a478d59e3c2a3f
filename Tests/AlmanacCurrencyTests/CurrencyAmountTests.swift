import AlmanacCurrency
import Foundation
import Testing

@Suite struct CurrencyAmountTests {
  private let formatter = CurrencyFormatter {
    $0.currency = .dollar
    $0.locale = "en_US"
  }

  private func decimal(_ text: String) throws -> Decimal {
    try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
  }

  @Test(
    arguments: [
      ("12345678901234567.89", "$12,345,678,901,234,567.89"),
      ("-12345678901234567.89", "-$12,345,678,901,234,567.89"),
      ("999999999999999999.995", "$1,000,000,000,000,000,000.00"),
      ("123456789012345678901234567890123456.78", "$123,456,789,012,345,678,901,234,567,890,123,456.78"),
      ("0.005", "$0.00"), ("0.015", "$0.02"), ("0.025", "$0.02"), ("-0.001", "-$0.00"), ("0", "$0.00"),
    ]
  )
  func writesEveryDigitOfADecimal(text: String, formatted: String) throws {
    #expect(formatter.string(from: try decimal(text)) == formatted)
  }

  @Test func writesLongAmountsInOtherDigitsAndWithDigitsInTheSymbol() throws {
    let amount = try decimal("12345678901234567.89")
    let arabic = CurrencyFormatter {
      $0.locale = "ar_EG"; $0.showCurrencySymbol = false
    }
    #expect(arabic.string(from: amount)?.hasSuffix("١٢٬٣٤٥٬٦٧٨٬٩٠١٬٢٣٤٬٥٦٧٫٨٩") == true)
    let numbered = CurrencyFormatter {
      $0.locale = "en_US"; $0.currencySymbol = "10$"
    }
    #expect(numbered.string(from: amount) == "10$12,345,678,901,234,567.89")
  }

  @Test func writesADoubleAsTheDecimalThatItStandsFor() {
    #expect(formatter.string(from: 0.1 + 0.2) == "$0.30")
    #expect(formatter.string(from: 1.005) == "$1.00")
    #expect(formatter.string(from: 1e22) == "$10,000,000,000,000,000,000,000.00")
    #expect(formatter.string(from: Double.leastNonzeroMagnitude) == "$0.00")
  }

  @Test func writesNothingForWhatIsNoAmount() {
    #expect(formatter.string(from: Double.nan) == nil)
    #expect(formatter.string(from: Decimal.nan) == nil)
    #expect(formatter.string(from: Double.infinity) == nil)
    #expect(formatter.string(from: Double.greatestFiniteMagnitude) == nil)
    #expect(formatter.string(from: nil as Double?) == nil)
  }

  @Test func writesTheLargestDecimal() {
    #expect(formatter.string(from: Decimal.greatestFiniteMagnitude)?.hasPrefix("$3,402,823,669,209,") == true)
    #expect(formatter.string(from: -Decimal.greatestFiniteMagnitude)?.hasPrefix("-$3,402,823,669,209,") == true)
    #expect(formatter.string(from: Decimal.leastNonzeroMagnitude) == "$0.00")
  }

  @Test(arguments: ["en_US", "de_DE", "pt_BR", "ar_EG", "fa_IR", "he_IL", "mr_IN", "de_CH", "sv_SE", "fy_NL", "pt_CV"])
  func readsWhatItWrites(locale: String) throws {
    let setups: [(CurrencyFormatter) -> Void] = [
      { _ in }, { $0.showCurrencySymbol = false }, { $0.hasDecimals = false },
      {
        $0.hasDecimals = false; $0.showCurrencySymbol = false
      }, { $0.currency = .kuwaitiDinar },
      { $0.groupingSize = 2 }, { $0.hasGroupingSeparator = false }, { $0.currencySymbol = "7€7" },
    ]
    for setup in setups {
      let formatter = CurrencyFormatter {
        $0.locale = locale; $0.currency = .euro
      }
      setup(formatter)
      for text in ["0", "5", "-5", "1234", "-1234", "123456", "12345678901234567"] {
        let amount = try decimal(text)
        let written = try #require(formatter.string(from: amount))
        #expect(formatter.decimal(from: written) == amount, "\(written)")
      }
      guard formatter.hasDecimals else { continue }
      for text in ["0.01", "1.5", "-1234.56", "12345678901234567.89"] {
        let amount = try decimal(text)
        let written = try #require(formatter.string(from: amount))
        #expect(formatter.decimal(from: written) == amount, "\(written)")
      }
    }
  }
}
