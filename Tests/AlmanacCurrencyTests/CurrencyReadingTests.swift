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
    #expect(formatter.unformatted(string: "1.234,56 €") == "1234.56")
    #expect(formatter.unformatted(string: "$1,234.56") == "1234.56")
    #expect(formatter.unformatted(string: "1 234,56 €") == "1234.56")
    #expect(formatter.unformatted(string: "CHF 1’234.56") == "1234.56")
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
    #expect(brazil.double(from: "-1.234") == -1.234)
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
}
