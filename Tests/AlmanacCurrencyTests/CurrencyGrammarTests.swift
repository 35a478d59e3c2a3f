import AlmanacCurrency
import Foundation
import TestSupport
import Testing

/// Texts that are amounts, and texts that are none.
@Suite struct CurrencyGrammarTests {
  private static let dollars = CurrencyFormatter { $0.locale = "en_US" }

  @Test(arguments: [
    (".5", "0.5"), ("-.5", "-0.5"), ("5.", "5"), ("1e3", "1000"), ("1e-05", "0.00001"),
    ("1e+16", "10000000000000000"), ("1.5E2", "150"), ("+7", "7"), ("007", "7"), ("$.50", "0.50"), ("(5)", "-5"),
    ("($1,234.50)", "-1234.50"),
    ("$1,234.50-", "-1234.50"), ("- $5", "-5"), ("USD 5", "5"), ("5 USD", "5"), ("US$ 5,5", "5.5"),
    ("1'234.5", "1234.5"),
    ("1 234 567", "1234567"), ("12,34,567.5", "1234567.5"), ("0,123", "0.123"), ("1234,56", "1234.56"), ("5.-", "5"),
    ("$(5)", "-5"), ("5\n", "5"),
    ("1.234.567,8", "1234567.8"), ("\u{2212}5", "-5"), ("\u{FF04}５", "5"),
  ])
  func reads(text: String, plain: String) {
    let amount = Decimal(string: plain, locale: Locale(identifier: "en_US_POSIX"))
    #expect(Self.dollars.decimal(from: text) == amount)
    #expect(Self.dollars.double(from: text) == Double(plain))
    #expect(Self.dollars.unformatted(string: text) == plain)
  }

  @Test(arguments: [
    "12/31/2024", "1.2.3", "5 apples 6", "5 apples", "12-34", "1,23,45", "1,2345,678", "1 2", "--5", "-5-", "(-5)",
    "($5", "$5$", "1e", "e5", "1e5e5", "1e+-5", "1e5.5", "0x10", "inf", "nan", "1_000", "5%", "5.5.", "..5", "5 EUR",
    "R$ 5", "€5", "1.234", "1234,567", "1,234567",
    ".$5",
    "1e401", "1e400", "$", "-", "()", "$-", "five", "5 6", "1.234,567.8", "1 234'567",
    "99999999999999999999999999999999999999999",
  ])
  func refuses(text: String) {
    #expect(Self.dollars.decimal(from: text) == nil && Self.dollars.double(from: text) == nil)
  }
}
