import Foundation
import TestSupport
import Testing

/// Builds a program whose list of currencies states symbols and minor units of its own.
@Suite struct ListedCurrencyTests {
  @Test func theFormatterWritesWhatTheListStates() async throws {
    let main = ConsumerTarget(name: "Listed", products: ["Almanac", "AlmanacCurrency"], program: Self.program)
    try await ConsumerFolder.withPackage(.native, main: main) { package in
      try package.add("currencies.json", Self.currencies)
      try package.buildCleanly()
      let printed = try package.run()
      #expect(printed == Self.printed, "\(printed.suffix(4000))")
    }
  }

  /// CHF states nothing, CAD only a symbol, and KWD only minor units.
  private static let currencies = """
    [
      {"code": "CAD", "name": "Canadian Dollar", "symbol": "Can$"},
      {"code": "CHF", "name": "Swiss Franc"},
      {"code": "ETH", "name": "Ether", "symbol": "Ξ", "minorUnits": 18},
      {"code": "EUR", "name": "Euro", "symbol": "EUR€", "minorUnits": 3},
      {"code": "KWD", "name": "Kuwaiti Dinar", "minorUnits": 0},
      {"code": "XBT", "name": "Bitcoin", "symbol": "₿", "minorUnits": 8}
    ]
    """

  private static let program = #"""
    import AlmanacCurrency
    import Foundation

    let american = Locale(identifier: "en_US")
    let formatter = CurrencyFormatter { $0.locale = american }
    for currency in Currency.allCases {
      formatter.currency = currency
      print(currency.rawValue, formatter.string(from: 1234.5678) ?? "", formatter.currencySymbol, formatter.decimalDigits)
      print(formatter.currency == currency, formatter.double(from: formatter.string(from: 7) ?? "") ?? "")
    }
    let euro = CurrencyFormatter { $0.locale = "de_DE"; $0.currency = .euro }
    print(euro.string(from: 1234.5678) ?? "")
    print(CurrencyTextInput(formatter: euro).applying(.insert("1234"), to: "", selection: 0..<0).text)
    // What the formatter sets counts more than the list.
    euro.currencySymbol = "E"
    euro.decimalDigits = 1
    print(euro.string(from: 5) ?? "")
    euro.currency = .swissFranc
    print(euro.string(from: 5) ?? "")
    formatter.currency = .bitcoin
    formatter.currencyCode = "EUR"
    print(formatter.string(from: 5) ?? "")
    print((1.5 as Decimal).formatted(.currency(.bitcoin, locale: american)))
    print(0.25.formatted(.currency(.euro, locale: american)), 5.formatted(.currency(.kuwaitiDinar, locale: american)))
    """#

  private static let printed = """
    CAD Can$1,234.57 Can$ 2
    true 7.0
    CHF CHF\u{A0}1,234.57 CHF 2
    true 7.0
    ETH Ξ\u{A0}1,234.567800000000000000 Ξ 18
    true 7.0
    EUR EUR€1,234.568 EUR€ 3
    true 7.0
    KWD KWD\u{A0}1,235 KWD 0
    true 7.0
    XBT ₿1,234.56780000 ₿ 8
    true 7.0
    1.234,568\u{A0}EUR€
    1,234\u{A0}EUR€
    5,0\u{A0}E
    5,0\u{A0}E
    €5.00
    ₿1.50000000
    EUR€0.250 KWD\u{A0}5

    """
}
