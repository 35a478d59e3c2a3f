import AlmanacCurrency
import Foundation
import Testing

@Suite struct CurrencyReadingTests {
  private let brazil = CurrencyFormatter {
    $0.locale = CurrencyLocale.portugueseBrazil
    $0.currency = .euro
  }
  private let ireland = CurrencyFormatter {
    $0.locale = CurrencyLocale.englishIreland
    $0.currency = .euro
  }

  @Test(
    arguments: [
      ("€ 300.000,54", "300000.54"), ("¥ 0,99", "0.99"), ("$333,84", "333.84"), ("-R$ 34,56", "-34.56"),
      ("\u{2212}34,56", "-34.56"), ("34,56-", "-34.56"), ("1.234.567", "1234567"),
      ("1,234.56", "1234.56"), ("12.5", "12.5"), ("١٬٢٣٤٫٥٦", "1234.56"), ("１２，３４", "12.34"), ("€ 7", "7"),
      ("007", "7"),
    ]
  )
  func unformats(text: String, plain: String) {
    #expect(brazil.unformatted(string: text) == plain)
  }

  @Test(arguments: [("€ 300.000", "300000"), ("¥3.953", "3953"), ("$999", "999"), ("€1,234.56", "1234.56")])
  func unformatsWithoutDecimals(text: String, plain: String) {
    let formatter = CurrencyFormatter(ireland.format)
    formatter.hasDecimals = false
    #expect(formatter.unformatted(string: text) == plain)
  }

  @Test(arguments: ["en_US", "de_DE", "pt_BR", "ja_JP", "fr_FR", "ar_EG", "de_CH"])
  func understandsForeignText(locale: String) {
    let formatter = CurrencyFormatter { $0.locale = locale }
    for text in ["1.234,56 €", "$1,234.56", "1 234,56 €", "CHF 1’234.56", "1'234,56"] {
      #expect(formatter.unformatted(string: text) == "1234.56", "\(text)")
    }
    // An amount is one in the currency of the formatter.
    #expect(["1 €", "$1", "CHF 1", "¥1"].compactMap { formatter.decimal(from: $0) }.count <= 1)
  }

  @Test(arguments: ["", " ", "€", "-", ",", "abc", "\u{301}", "½", "Ⅳ", "四"])
  func findsNoAmount(text: String) {
    #expect(brazil.unformatted(string: text) == nil)
    #expect(brazil.double(from: text) == nil)
    #expect(brazil.decimal(from: text) == nil)
    #expect(brazil.formattedStringWithAdjustedDecimalSeparator(from: text) == nil)
  }

  @Test func readsPlainNumbersInEveryLocale() {
    #expect(brazil.double(from: "300000.54") == 300000.54)
    #expect(brazil.double(from: "00.02") == 0.02)
    #expect(brazil.double(from: "-1.2345") == -1.2345)
    // But a group is a group.
    #expect(brazil.double(from: "-1.234") == -1234)
    let formatter = CurrencyFormatter(brazil.format)
    formatter.hasDecimals = false
    #expect(formatter.double(from: "00.02") == 0.02)
    #expect(formatter.double(from: "100.12") == 100.12)
    #expect(brazil.decimal(from: "0.1") == Decimal(string: "0.1"))
  }

  @Test func readsFormattedText() {
    #expect(brazil.double(from: "€ 1.234,50") == 1234.5)
    #expect(brazil.decimal(from: "-€ 1.234,50") == -1234.5)
    #expect(ireland.decimal(from: "€12345678901234567.89") == Decimal(string: "12345678901234567.89"))
    #expect(ireland.decimal(from: String(repeating: "9", count: 300)) == nil)
  }

  @Test func movesTheDecimalSeparator() {
    let dollars = CurrencyFormatter { $0.locale = "en_US" }
    #expect(dollars.formattedStringWithAdjustedDecimalSeparator(from: "$ 23.247") == "$232.47")
    #expect(dollars.formattedStringWithAdjustedDecimalSeparator(from: "5") == "$0.05")
    #expect(dollars.formattedStringWithAdjustedDecimalSeparator(from: "-$3456") == "-$34.56")
    let yen = CurrencyFormatter(dollars.format)
    yen.currency = .yen
    #expect(yen.formattedStringWithAdjustedDecimalSeparator(from: "1.234") == "¥1,234")
  }

  /// With or without a symbol, and beside the separators that a number can have.
  @Test(arguments: ["", "1", "1.", "٣", "e", "E", "e1", "-", "'", ".", ",", " Euro "])
  func readsWhatItWritesWithAnySeparator(separator: String) {
    for symbol in ["$", "", "1", "e", "-"] {
      let setups: [(CurrencyFormatter) -> Void] = [
        { $0.decimalSeparator = separator }, { $0.groupingSeparator = separator },
        {
          $0.decimalSeparator = separator
          $0.groupingSeparator = separator
        },
      ]
      for (index, setup) in setups.enumerated() {
        let formatter = CurrencyFormatter {
          $0.locale = "en_US"; $0.currencySymbol = symbol
        }
        formatter.showCurrencySymbol = !symbol.isEmpty
        setup(formatter)
        for amount in [5, 0.25, 5.25, 1234, -12, 1_234_567.5, -98_765.43] as [Decimal] {
          let text = formatter.string(from: amount)
          #expect(text.flatMap(formatter.decimal(from:)) == amount, "\(text ?? "") with '\(symbol)', setup \(index)")
        }
        if symbol != "1" { #expect(formatter.decimal(from: "500") == 500) }
      }
    }
  }

  @Test func ignoresSeparatorsThatChangeTheNumber() {
    for separator in ["", "1", "e"] {
      let formatter = CurrencyFormatter {
        $0.locale = "de_DE"
        $0.decimalSeparator = separator
        $0.showCurrencySymbol = false
      }
      #expect(formatter.string(from: 5) == "5,00")
      #expect(formatter.decimalSeparator == ",")
      var field = InputField(CurrencyTextInput(formatter: formatter), text: "")
      field.type("525")
      #expect(field.state?.amount == 5.25)
    }
    let formatter = CurrencyFormatter {
      $0.locale = "de_DE"
      $0.groupingSeparator = "e"
      $0.hasDecimals = false
      $0.showCurrencySymbol = false
    }
    #expect(formatter.string(from: 1_234) == "1.234")
    formatter.groupingSeparator = ""
    #expect(formatter.string(from: 1_234) == "1234")
  }
}
