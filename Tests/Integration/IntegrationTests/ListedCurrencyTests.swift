import Foundation
import TestSupport
import Testing

/// Builds a program whose list of currencies states symbols and minor units of its own.
@Suite(.runsCommands) struct ListedCurrencyTests {
  @Test func theFormatterWritesWhatTheListStates() throws {
    let files = ["currencies.json": Self.currencies, "locales.json": Self.locales, "almanac.json": Self.settings]
    let printed = try GeneratedProgram(Self.program, files: files, libraries: ["AlmanacCurrency"]).run()
    #expect(printed == Self.printed, "\(printed.suffix(4000))")
  }

  /// CHF and JPY state nothing, CAD only a symbol, and KWD only minor units.
  private static let currencies = """
    [
      {"code": "CAD", "name": "Canadian Dollar", "symbol": "Can$"},
      {"code": "CHF", "name": "Swiss Franc"},
      {"code": "ETH", "name": "Ether", "symbol": "Ξ", "minorUnits": 18},
      {"code": "EUR", "name": "Euro", "symbol": "EUR€", "minorUnits": 3},
      {"code": "JPY", "name": "Yen"},
      {"code": "KWD", "name": "Kuwaiti Dinar", "minorUnits": 0},
      {"code": "XBT", "name": "Bitcoin", "symbol": "₿", "minorUnits": 8}
    ]
    """

  private static let locales = """
    [
      {"identifier": "bn_BD", "name": "Bengali"}, {"identifier": "de_CH", "name": "Swiss German"},
      {"identifier": "en_US", "name": "English"}, {"identifier": "hi_IN", "name": "Hindi"}
    ]
    """

  private static let settings = """
    {"locales": {"formats": {"hi_IN": {"symbols": {"EUR": "Eu", "JPY": "Y"}}}}}
    """

  private static let program = #"""
    import AlmanacCurrency
    import Foundation

    // Names that AlmanacMoney has, too.
    struct Money {}
    struct MoneyError {}

    let american = Locale(identifier: "en_US")
    let formatter = CurrencyFormatter { $0.locale = american }
    for currency in Currency.allCases {
      formatter.currency = currency
      print(currency.rawValue, formatter.string(from: 1234.5678) ?? "", formatter.currencySymbol, formatter.decimalDigits)
      print(formatter.currency == currency, formatter.double(from: formatter.string(from: 7) ?? "") ?? "")
    }
    let euro = CurrencyFormatter { $0.locale = Locale(identifier: "de_DE"); $0.currency = .euro }
    print(euro.string(from: 1234.5678) ?? "")
    print(CurrencyTextInput(formatter: euro).applying(.insert("1,234"), to: "", selection: 0..<0).text)
    // What the formatter sets counts more than the list.
    euro.currencySymbol = "E"
    euro.decimalDigits = 1
    print(euro.string(from: 5) ?? "")
    euro.currency = .swissFranc
    print(euro.string(from: 5) ?? "")
    formatter.currency = .bitcoin
    formatter.currencyCode = "EUR"
    print(formatter.string(from: 5) ?? "")
    print((1.5 as Decimal).formatted(.currency(.bitcoin, locale: .english)))
    print(0.25.formatted(.currency(.euro, locale: .english)), 5.formatted(.currency(.kuwaitiDinar, locale: .english)))
    // In a locale of the enum, all say the same.
    for locale in [CurrencyLocale.bengali, .swissGerman, .english, .hindi] {
      for currency in Currency.allCases {
        let listed = CurrencyFormatter { $0.locale = locale; $0.currency = currency }
        let text = listed.string(from: 12_345_678.5) ?? ""
        let same = text == AmountFormat(locale, currency).string(from: 12_345_678.5)
        print(same && text == 12_345_678.5.formatted(.currency(currency, locale: locale)) ? "" : "other", terminator: "")
        if [.euro, .bitcoin, .yen].contains(currency) { print(text) }
      }
    }
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
    JPY ¥1,235 ¥ 0
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
    ১,২৩,৪৫,৬৭৮.৫০০\u{A0}EUR€
    ১,২৩,৪৫,৬৭৮\u{A0}JP¥
    ১,২৩,৪৫,৬৭৮.৫০০০০০০০₿
    EUR€\u{A0}12'345'678.500
    ¥\u{A0}12'345'678
    ₿\u{A0}12'345'678.50000000
    EUR€12,345,678.500
    ¥12,345,678
    ₿12,345,678.50000000
    Eu\u{A0}1,23,45,678.500
    Y\u{A0}1,23,45,678
    ₿1,23,45,678.50000000

    """
}
