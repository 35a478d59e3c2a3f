import Almanac
import AlmanacMoney
import TestSupport
import Testing

/// What a text means by the rules of a locale, and what it means if people paste it: an amount, or why it is none.
@Suite struct AmountParsingTests {
  private typealias Reason = AmountParseError.Reason

  /// A text, and its amounts in strict and in lenient mode, `nil` if it is refused.
  private typealias Row = (text: String, strict: String?, lenient: String?)

  private static let german: [Row] = [
    // The grouping separator before three digits groups, whatever is around the number.
    ("1.234", "1234", "1234"), ("1.234 €", "1234", "1234"), ("1.234 ", "1234", "1234"), ("EUR 1.234", "1234", "1234"),
    ("(1.234)", "-1234", "-1234"), ("1.234-", "-1234", "-1234"), ("-1.234", "-1234", "-1234"),
    ("1.234.567,5", "1234567.5", "1234567.5"), ("1.234,567", "1234.567", "1234.567"),
    ("1234,567", "1234.567", "1234.567"), ("1234,5", "1234.5", "1234.5"), ("\u{2212}5 €", "-5", "-5"),
    ("eur 5", nil, "5"), ("$5", nil, nil), ("CHF 5", nil, nil), ("5 apples", nil, nil), ("12/31/2024", nil, nil),
    ("0,123", "0.123", "0.123"), ("12,5", "12.5", "12.5"), (",5", "0.5", "0.5"), ("5,", "5", "5"),
    // Three digits after the decimal separator can be meant as a group.
    ("1,234", nil, nil), ("1,234 €", nil, nil), ("999,000", nil, nil),
    // The numbers of programs.
    ("1234.5", "1234.5", "1234.5"), ("-1234.5", "-1234.5", "-1234.5"), (".5", "0.5", "0.5"), ("1e3", "1000", "1000"),
    ("1e-05", "0.00001", "0.00001"), ("1.5", "1.5", "1.5"), ("1.2345", "1.2345", "1.2345"),
    // The separators of other languages.
    ("1,234.50", nil, "1234.5"), ("1 234,50", nil, "1234.5"), ("1'234,50", nil, "1234.5"), ("1'234", nil, "1234"),
    ("12,34,567.5", nil, "1234567.5"), ("1234.5 €", nil, "1234.5"), ("١٢٣٤٫٥٠", nil, "1234.5"), ("١٬٢٣٤", nil, "1234"),
    // The dash of a price.
    ("5,-", "5", "5"), ("5.-", "5", "5"), ("EUR 5,-", "5", "5"), ("5,– €", "5", "5"), ("5,-- €", "5", "5"),
    ("-5,-", "-5", "-5"),
    // Signs, spaces and marks.
    ("€(5)", "-5", "-5"), ("(5) €", "-5", "-5"), ("(€5)", "-5", "-5"), ("5\n", "5", "5"), ("\r\n5", "5", "5"),
    ("\u{FEFF}5,00", "5", "5"), ("\u{2212}5", "-5", "-5"), ("+5", "5", "5"), ("\u{200F}5", "5", "5"),
    // No groups.
    ("1.23.456", nil, "123456"), ("1.2.3", nil, nil), ("1.2345,5", nil, nil), ("1 2", nil, nil),
    ("1.234,5.6", nil, nil),
    ("1.234,", "1234", "1234"), ("0.123,5", nil, nil), ("1,2,3", nil, nil), ("1.234.5", nil, nil),
  ]

  @Test(arguments: german)
  private func readsInGerman(row: Row) { expect(row, AmountFormat(.deDE, .euro)) }

  private static let english: [Row] = [
    ("1,234", "1234", "1234"), ("$1,234.50", "1234.5", "1234.5"), ("1.234", nil, nil), ("-1.234", nil, nil),
    ("1.23", "1.23", "1.23"), ("12,34", nil, "12.34"), ("1,23,456", nil, "123456"), ("100 200", nil, "100200"),
    ("1.23.456", nil, "123456"), ("1,234567", nil, nil), ("1,2345", nil, nil), ("1.234567", "1.234567", "1.234567"),
    ("USD 5", "5", "5"), ("5 USD", "5", "5"), ("US$5", "5", "5"), ("US$ 5", "5", "5"), ("usd 5", nil, "5"),
    ("＄５", "5", "5"),
    ("$.50", "0.5", "0.5"), ("5.$", "5", "5"), ("1.234,50", nil, "1234.5"), ("5.-", "5", "5"), ("$5.—", "5", "5"),
  ]

  @Test(arguments: english)
  private func readsInEnglish(row: Row) { expect(row, AmountFormat(.enUS, .usDollar)) }

  /// A currency without decimals has nothing but groups.
  private static let yen: [Row] = [
    ("1,234", "1234", "1234"), ("1.234", nil, "1234"), ("¥1,234", "1234", "1234"), ("￥1,234", "1234", "1234"),
    ("1.5", "1.5", "1.5"), ("1.234.567", nil, "1234567"), ("1,234.5", "1234.5", "1234.5"),
  ]

  @Test(arguments: yen)
  private func readsAmountsWithoutDecimals(row: Row) { expect(row, AmountFormat(.enUS, .japaneseYen)) }

  private static let french: [Row] = [
    ("1.234", nil, nil), ("1.5", "1.5", "1.5"), ("1234.567", "1234.567", "1234.567"), ("1 234,5", "1234.5", "1234.5"),
    ("1 234", "1234", "1234"), ("1.234.567", nil, "1234567"),
  ]

  /// There, the point is no separator.
  @Test(arguments: french)
  private func readsInFrench(row: Row) { expect(row, AmountFormat(.frFR, .euro)) }

  /// Three digits are the decimals of a dinar.
  @Test(
    arguments: [("1.234", "1.234", "1.234"), ("1,234", "1234", "1234"), ("1,234.567", "1234.567", "1234.567")] as [Row]
  )
  private func readsThreeDecimals(row: Row) { expect(row, AmountFormat(.enUS, .kuwaitiDinar)) }

  /// The table in the article "Formatting amounts".
  @Test func theArticleSaysTheTruth() throws {
    let page = try MarkdownDocument(path: "Sources/Runtime/Almanac/Almanac.docc/FormattingAmounts.md")
    let rows = page.text.split(separator: "\n").compactMap { line -> Row? in
      guard let row = line.wholeMatch(of: #/\| `(.+)` \| ([-0-9.]+|—) \| ([-0-9.]+|—) \|/#) else { return nil }
      return (String(row.1), row.2 == "—" ? nil : String(row.2), row.3 == "—" ? nil : String(row.3))
    }
    #expect(rows.count >= 18)
    for row in rows { expect(row, AmountFormat(.deDE, .euro)) }
  }

  private func expect(_ row: Row, _ format: AmountFormat<TestCurrency>) {
    for (mode, plain) in [(ParsingMode.strict, row.strict), (.lenient, row.lenient)] {
      let amount = try? format.parse(row.text, mode).amount
      #expect(amount == plain.flatMap { try? ExactDecimal($0) }, "\(row.text) \(mode)")
    }
  }

  @Test(arguments: [
    ("€5", "€"), ("¥5", "¥"), ("CHF 5", "CHF"), ("EUR5", "EUR"), ("5 CHF", "CHF"), ("5 zł", "zł"), ("kr 5", "kr"),
    ("5 eur", "eur"), ("5 Franken", "Franken"), ("5 円", "円"), ("CA$5", "CA$"), ("R$ 5", "R$"),
    ("5 k€", "k€"), ("1,5 M€", "M€"), ("10 Mrd€", "Mrd€"), ("3만₩", "만₩"), ("2 млн₽", "млн₽"), ("5 MIO", "MIO"),
    ("JAN 5", "JAN"), ("minus$5", "minus$"), ("5¢", "¢"), ("¢5", "¢"),
  ])
  func refusesOtherCurrenciesAndWords(text: String, word: String) {
    for mode in [ParsingMode.strict, .lenient] {
      let error = #expect(throws: AmountParseError.self) { try AmountFormat(.enUS, .usDollar).parse(text, mode) }
      #expect(error?.reason == .wrongCurrency(word))
    }
  }

  @Test(arguments: [
    ("1,234", Reason.ambiguous), ("", .noDigits), ("€", .noDigits), ("12/31/2024", .unexpected("/")),
    ("1.2.3", .separators),
    ("1,234.50", .separators), ("5 apples", .wrongCurrency("apples")), ("5 kEUR", .wrongCurrency("kEUR")),
    ("--5", .signs),
    ("(-5)", .signs), ("1e999", .unexpected("e")), ("$5", .wrongCurrency("$")), ("0x10", .unexpected("x")),
    (String(repeating: "9", count: 39), .tooManyDigits), ("1e60", .tooManyDigits),
    ("1" + String(repeating: "0", count: 38), .tooManyDigits),
    (" 1" + String(repeating: "0", count: 38), .tooManyDigits),
  ])
  private func saysWhyATextIsNoAmount(text: String, reason: Reason) {
    let error = #expect(throws: AmountParseError.self) { try AmountFormat(.deDE, .euro).parse(text) }
    #expect(error?.reason == reason && error?.text == text)
    #expect(error?.description.hasSuffix("write it like \"1.234,50\u{A0}€\"") == true)
  }

  @Test func readsTheUsualSymbolOfAFormatWithAnother() throws {
    var format = AmountFormat(.deDE, .euro)
    for width in [SymbolWidth.code, .none, .narrow, .standard] {
      format.width = width
      for text in ["5 €", "€5", "EUR 5"] { #expect(try format.parse(text).amount == 5) }
    }
    format.symbol = "Taler"
    #expect(try format.parse("5 Taler").amount == 5 && format.parse("5 €").amount == 5)
  }

  @Test func readsTheLargestAmountInCash() throws {
    let largest = try ExactDecimal(String(repeating: "9", count: 38))
    for (locale, currency) in [(TestLocale.deCH, TestCurrency.swissFranc), (.enUS, .usDollar), (.bnBD, .euro)] {
      var format = AmountFormat(locale, currency)
      format.digits = .cash
      #expect(try format.parse(format.string(from: largest)).amount == largest)
      #expect(try format.parse(format.string(from: -largest)).amount == -largest)
    }
  }

  /// A format with three decimals writes what is ambiguous in others.
  @Test func readsWhatItWrites() throws {
    for locale in TestLocale.allCases {
      for currency in TestCurrency.allCases {
        var format = AmountFormat(locale, currency)
        for width in [SymbolWidth.standard, .narrow, .code, .none] {
          for style in [AmountStyle.standard, .accounting] {
            for digits in [FractionDigits.display, .minorUnits, .decimals(0), .decimals(3), .decimals(0...4)] {
              (format.width, format.style, format.digits) = (width, style, digits)
              for amount in ["0", "5", "-12.5", "123.456", "-1234.567", "10000", "9876543.21"] {
                let text = format.string(from: try ExactDecimal(amount))
                let read = try format.parse(text).amount
                #expect(format.string(from: read) == text, "\(text)")
              }
            }
          }
        }
      }
    }
  }
}
