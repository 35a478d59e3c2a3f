import Almanac
import AlmanacCurrency
import AlmanacCurrencyText
import AlmanacMoney
import Foundation
import TestSupport
import Testing

/// Formatters whose locale and currency are of generated enums.
///
/// In German of Switzerland, the tables of the tests group by `'`, and Foundation by `’`.
@Suite struct CurrencyTableTests {
  private static let listed = TestLocale.allCases.filter { ![.current, .autoUpdating].contains($0) }

  private static func formatter(_ locale: any LocaleConvertible, _ code: String) -> CurrencyFormatter {
    CurrencyFormatter {
      $0.locale = locale
      $0.currencyCode = code
    }
  }

  @Test(arguments: listed)
  private func writesTheTextsOfTheTables(locale: TestLocale) {
    for currency in TestCurrency.allCases {
      let formatter = Self.formatter(locale, currency.rawValue)
      let format = AmountFormat(locale, currency)
      #expect(formatter.decimalDigits == currency.displayDigits && formatter.currencySymbol == format.symbol)
      for amount in [0, 5, -1, 1234.5, -12345.675, 12_345_678.9] {
        let text = format.string(from: amount)
        #expect(formatter.string(from: amount) == text)
        #expect(
          formatter.unformatted(string: text).flatMap { try? ExactDecimal($0) } == (try? format.parse(text).amount)
        )
      }
      // In Spanish, a NumberFormatter would group smaller amounts, too.
      #expect(formatter.numberFormatter.string(from: -12_345_678.9) == formatter.string(from: -12_345_678.9))
      let input = CurrencyTextInput(formatter: formatter).applying(.insert("1234"), to: "", selection: 0..<0)
      #expect(input.text == AmountInput(format).applying(.insert("1234"), to: "", selection: 0..<0).text)
    }
  }

  @Test func takesTheCurrencyOfTheLocale() {
    let formatter = CurrencyFormatter { $0.locale = TestLocale.deCH }
    #expect(formatter.currencyCode == "CHF" && formatter.string(from: 1234) == "CHF\u{A0}1'234.00")
    formatter.locale = TestLocale.enUS
    #expect(formatter.currencyCode == "USD" && formatter.string(from: 1234) == "$1,234.00")
    // The enum of currencies does not have it.
    formatter.locale = TestLocale.svSE
    #expect(formatter.string(from: 1234) == "1\u{A0}234,00\u{A0}kr")
  }

  @Test func writesLongSymbols() {
    let formatter = Self.formatter(TestLocale.deDE, "EUR")
    formatter.currencySymbol = "europäische Einheiten"
    #expect(formatter.string(from: -1234.5) == "-1.234,50\u{A0}europäische Einheiten")
    #expect(formatter.double(from: "-1.234,50\u{A0}europäische Einheiten") == -1234.5)
  }

  @Test func ignoresDecimalsBeyondAllDigits() {
    let formatter = Self.formatter(TestLocale.enUS, "JPY")
    let decimals = String(repeating: "9", count: 50)
    #expect(formatter.double(from: "¥12.3\(decimals)") == 12.4)
    #expect(formatter.double(from: "¥12\(decimals)") == nil)
    let pasted = CurrencyTextInput(formatter: formatter).applying(
      .insert("-12.37\(decimals)"),
      to: "",
      selection: 0..<0
    )
    #expect(pasted.text == "-¥12")
  }

  @Test func asksFoundationForEverythingElse() {
    let formatter = Self.formatter(TestLocale.deCH, "CHF")
    let asked = Self.formatter(Locale(identifier: "de_CH"), "CHF")
    #expect(formatter.string(from: 1234) == "CHF\u{A0}1'234.00")
    #expect(asked.string(from: 1234) == "CHF\u{A0}1’234.00" && asked.format != formatter.format)
    // The enum of currencies does not have it.
    formatter.currencyCode = "GBP"
    #expect(formatter.string(from: 1234) == "£\u{A0}1’234.00")
    formatter.currencyCode = "CHF"
    var format = formatter.format
    format.locale = Locale(identifier: "de_CH")
    #expect(format == asked.format)
    #expect(CurrencyFormat(currencyCode: "CHF", locale: "de_CH") == asked.format)
    #expect(TestLocale.current._localeFormats == nil && TestLocale.autoUpdating._localeFormats == nil)
  }

  /// A decoder doesn't know the enum.
  @Test(arguments: listed)
  private func writesTheSameTextsAfterDecoding(locale: TestLocale) throws {
    let changes: [(inout CurrencyFormat) -> Void] = [
      { _ in }, { $0.showCurrencySymbol = false }, { $0.currencySymbol = "Coins" }, { $0.hasDecimals = false },
      { $0.decimalDigits = 3 }, { $0.groupingSeparator = "~" }, { $0.groupingSize = 4 },
      {
        $0.hasDecimals = false
        $0.alwaysShowsDecimalSeparator = true
      },
    ]
    for (currency, change) in TestCurrency.allCases.flatMap({ currency in changes.map { (currency, $0) } }) {
      var format = CurrencyFormat(currencyCode: currency.rawValue, locale: locale)
      change(&format)
      var copy = try JSONDecoder().decode(CurrencyFormat.self, from: JSONEncoder().encode(format))
      let again = try JSONDecoder().decode(CurrencyFormat.self, from: JSONEncoder().encode(copy))
      for amount in [0, 5, -1, 1234.5, -12_345_678.9] as [Decimal] {
        #expect(copy.format(amount) == format.format(amount))
        #expect(again.format(amount) == format.format(amount))
      }
      #expect(CurrencyFormatter(copy).currencySymbol == CurrencyFormatter(format).currencySymbol)
      // Without decimals, a separator at the end can take the place of a space.
      if format.alwaysShowsDecimalSeparator { continue }
      (copy.decimalDigits, format.decimalDigits) = (1, 1)
      (copy.hasDecimals, format.hasDecimals) = (nil, nil)
      #expect(copy.format(1234.5) == format.format(1234.5))
    }
  }

  @Test func asksFoundationAfterADecodedFormatChanges() throws {
    let format = CurrencyFormat(currencyCode: "CHF", locale: TestLocale.deCH)
    var copy = try JSONDecoder().decode(CurrencyFormat.self, from: JSONEncoder().encode(format))
    #expect(copy.format(1234) == "CHF\u{A0}1'234.00")
    copy.currencyCode = "EUR"
    #expect(copy == CurrencyFormat(currencyCode: "EUR", locale: "de_CH"))
    #expect(copy.format(1234) == "EUR\u{A0}1’234.00")
  }

  /// A stored format can come from anyone.
  @Test(arguments: ["zeroValue": "1114111", "minimumGroupingDigits": "-9223372036854775808"])
  func writesWithADecodedPattern(key: String, value: String) throws {
    let format = CurrencyFormat(currencyCode: "CHF", locale: TestLocale.deCH)
    let json = String(decoding: try JSONEncoder().encode(format), as: UTF8.self)
    let changed = json.replacing(try Regex("\"\(key)\":-?[0-9]+"), with: "\"\(key)\":\(value)")
    #expect(changed != json)
    let copy = try JSONDecoder().decode(CurrencyFormat.self, from: Data(changed.utf8))
    #expect(copy.format(1234) == "CHF\u{A0}1'234.00")
  }

  @Test func moneyIsADecimal() throws {
    let money = try Money("-19.99", TestCurrency.euro)
    let decimal = try #require(Decimal(string: "-19.99"))
    #expect(Decimal(money) == decimal)
    #expect(try Money(decimal: decimal, TestCurrency.euro) == money)
    #expect(throws: MoneyError.notANumber("NaN")) { try Money(decimal: .nan, TestCurrency.euro) }
    #expect(throws: MoneyError.overflow) { try Money(decimal: .greatestFiniteMagnitude, TestCurrency.euro) }
    for number in [String(repeating: "9", count: 38), "0." + String(repeating: "9", count: 38)] {
      #expect(try ExactDecimal(decimal: Decimal(ExactDecimal(number))) == ExactDecimal(number))
    }
  }

  @Test func keepsTheLocale() {
    let formatter = Self.formatter(TestLocale.deCH, "CHF")
    let copy = CurrencyFormatter()
    copy.locale = formatter.locale
    copy.currencyCode = "CHF"
    #expect(copy.format == formatter.format && copy.format.hashValue == formatter.format.hashValue)
    #expect(formatter.locale.locale == Locale(identifier: "de_CH"))
    #expect(CurrencyFormat(currencyCode: "CHF", locale: TestLocale.deCH) == formatter.format)
    #expect(CurrencyFormat(ListedCurrency(code: "CHF"), locale: TestLocale.deCH) == formatter.format)
    #expect(CurrencyFormat(currencyCode: "CHF").locale(TestLocale.deCH) == formatter.format)
    #expect(formatter.format.locale(TestLocale.deDE) != formatter.format.locale("de_DE"))
  }

  @Test func appliesTheSettingsOnTop() {
    let settings: [(any LocaleConvertible, String, @Sendable (CurrencyFormatter) -> Void, String)] = [
      (TestLocale.enUS, "USD", { $0.currencySymbol = "B" }, "-B\u{A0}1,234.50"),
      (TestLocale.enUS, "USD", { $0.currencySymbol = "💶" }, "-💶1,234.50"),
      (TestLocale.bnBD, "EUR", { $0.currencySymbol = "B" }, "-১,২৩৪.৫০\u{A0}B"),
      (TestLocale.deDE, "EUR", { $0.showCurrencySymbol = false }, "-1.234,50"),
      (TestLocale.deDE, "EUR", { $0.hasDecimals = false }, "-1.234\u{A0}€"),
      (TestLocale.enUS, "JPY", { $0.decimalDigits = 3 }, "-¥1,234.500"),
      (TestLocale.enUS, "JPY", { $0.hasDecimals = true }, "-¥1,234.50"),
      (TestLocale.esES, "EUR", { _ in }, "-1234,50\u{A0}€"),
      (TestLocale.enIN, "EUR", { $0.groupingSize = 2 }, "-€12,34.50"),
      (TestLocale.enUS, "USD", { $0.decimalSeparator = ":" }, "-$1,234:50"),
      (TestLocale.enUS, "USD", { $0.hasGroupingSeparator = false }, "-$1234.50"),
      (TestLocale.svSE, "KWD", { $0.compatibility = .currencyText3 }, "−1\u{A0}234,50\u{A0}KWD"),
      (TestLocale.deCH, "XBT", { _ in }, "₿-1'234.50000000"),
    ]
    for (index, (locale, code, set, text)) in settings.enumerated() {
      let formatter = Self.formatter(locale, code)
      set(formatter)
      #expect(formatter.string(from: -1234.5) == text, "setting \(index)")
      #expect(formatter.currencyCode == code)
    }
  }

  /// Without a digit beside it, no space separates a symbol from the number.
  @Test func endsWithTheSeparator() {
    let formatter = Self.formatter(TestLocale.bnBD, "KWD")
    formatter.hasDecimals = false
    #expect(formatter.string(from: 5) == "৫\u{A0}KWD")
    formatter.alwaysShowsDecimalSeparator = true
    #expect(formatter.string(from: 5) == "৫.KWD")
  }

  @Test func writesWhatAListStates() {
    let bitcoin = ListedCurrency(code: "XBT", symbol: "฿", minorUnits: 2)
    #expect((1.5 as Decimal).formatted(CurrencyFormat(bitcoin, locale: TestLocale.enUS)) == "฿1.50")
    let format = CurrencyFormat(ListedCurrency(code: "XBT"), locale: TestLocale.enUS)
    #expect((1.5 as Decimal).formatted(format) == "₿1.50000000")
  }
}

/// As the plugin generates it.
extension TestLocale: LocaleConvertible {
  /// The locale with this identifier.
  public var locale: Locale {
    switch self {
    case .current: .current
    case .autoUpdating: .autoupdatingCurrent
    default: Locale(identifier: rawValue)
    }
  }
}
