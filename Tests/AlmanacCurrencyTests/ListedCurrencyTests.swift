import AlmanacCurrency
import AlmanacCurrencyText
import Foundation
import Testing

@Suite struct ListedCurrencyTests {
  private static let american = Locale(identifier: "en_US")
  private let bitcoin = ListedCurrency(code: "XBT", symbol: "₿", minorUnits: 8)

  @Test func givesTheFormatItsSymbolAndMinorUnits() throws {
    let format = CurrencyFormat(bitcoin, locale: Self.american)
    #expect((1.5 as Decimal).formatted(format) == "₿1.50000000")
    #expect(try format.parse("₿0.00000001") == Decimal(sign: .plus, exponent: -8, significand: 1))
    let formatter = CurrencyFormatter(format)
    #expect(formatter.string(from: -1.5) == "-₿1.50000000")
    #expect(formatter.currencyCode == "XBT" && formatter.currencySymbol == "₿" && formatter.decimalDigits == 8)
    #expect(formatter.listedCurrency == bitcoin)
    #expect(formatter.numberFormatter.string(from: 1.5) == "₿1.50000000")
    formatter.hasDecimals = true
    #expect(formatter.decimalDigits == 8)
    formatter.showCurrencySymbol = false
    #expect(formatter.string(from: 1) == "1.00000000" && formatter.currencySymbol == "₿")
    let copy = try JSONDecoder().decode(CurrencyFormat.self, from: JSONEncoder().encode(format))
    #expect(copy == format && copy.listedCurrency == bitcoin)
    #expect(format != CurrencyFormat(currencyCode: "XBT", locale: Self.american))
  }

  @Test func isReplacedWithTheCurrency() {
    let formatter = CurrencyFormatter { $0.locale = "en_US" }
    #expect(formatter.listedCurrency == nil)
    formatter.listedCurrency = ListedCurrency(code: "EUR", symbol: "EUR€", minorUnits: 3)
    #expect(formatter.string(from: 1234.5678) == "EUR€1,234.568")
    formatter.currencyCode = "EUR"
    #expect(formatter.string(from: 1234.5678) == "€1,234.57")
    formatter.listedCurrency = bitcoin
    formatter.listedCurrency = nil
    #expect(formatter.string(from: 1234.5678) == "$1,234.57")
  }

  @Test func countsLessThanTheFormat() {
    let formatter = CurrencyFormatter(CurrencyFormat(bitcoin, locale: Self.american))
    formatter.currencySymbol = "B"
    formatter.decimalDigits = 2
    #expect(formatter.string(from: 5) == "B\u{A0}5.00")
    formatter.compatibility = .currencyText3
    formatter.listedCurrency = bitcoin
    #expect(formatter.string(from: 5) == "B\u{A0}5.00")
  }

  @Test(arguments: [
    (-3, "₿2"), (0, "₿2"), (30, "₿1.500000000000000000000000000000"), (99, "₿1.500000000000000000000000000000"),
  ])
  func hasAtMost30MinorUnits(count: Int, text: String) {
    let listed = ListedCurrency(code: "XBT", symbol: "₿", minorUnits: count)
    #expect((1.5 as Decimal).formatted(CurrencyFormat(listed, locale: Self.american)) == text)
  }
}
