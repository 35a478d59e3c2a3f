import Almanac
import AlmanacAmountForms
import AlmanacMoney
import AlmanacWorld
import TestSupport
import Testing

/// The texts are those of ICU 78 with CLDR 48.
@Suite struct AmountRangeFormatTests {
  private typealias Amount = Money<Currency>

  @Test(arguments: [
    ("en_US", "USD", 3.0, 5.0, "$3.00 – $5.00"), ("en_US", "USD", -5, -3, "-$5.00–3.00"),
    ("en_US", "USD", -3, 5, "-$3.00 – $5.00"), ("en_US", "USD", 5, 3, "$5.00 – $3.00"),
    ("en_US", "CAD", 3, 5, "CA$3.00–5.00"), ("en_US", "CHF", 3, 5, "CHF 3.00–5.00"),
    ("en_US", "USD", 3, 3, "~$3.00"), ("en_US", "USD", 2.999, 3.001, "~$3.00"), ("en_US", "USD", -1, -1, "~-$1.00"),
    ("en_US", "USD", -0.0, 5, "-$0.00 – $5.00"), ("en_US", "USD", 0, -0.0, "$0.00 – -$0.00"),
    ("de_DE", "EUR", 3, 5, "3,00–5,00 €"), ("de_DE", "EUR", -3, 5, "-3,00 € – 5,00 €"),
    ("de_DE", "EUR", 3, 3, "≈3,00 €"),
    ("de_CH", "CHF", -5, -3, "CHF-5.00–3.00"), ("de_AT", "EUR", -5, -3, "-€ 5,00–3,00"),
    ("nl_NL", "EUR", 3, 5, "€ 3,00-5,00"), ("hr_HR", "EUR", 3, 5, "3,00 – 5,00 €"), ("ja_JP", "JPY", 3, 5, "￥3 ～ ￥5"),
    ("bn_BD", "BDT", 3, 5, "৩.০০৳ – ৫.০০৳"), ("zh_Hans_CN", "CNY", 3, 5, "¥3.00 - ¥5.00"),
    ("ar_EG", "EGP", 3, 5, "\u{200F}٣٫٠٠–٥٫٠٠ ج.م.\u{200F}"), ("lt_LT", "EUR", 1, 1, "∼1,00 €"),
    ("sl_SI", "EUR", -3, -3, "~−3,00 €"), ("en_US", "USD", 1, .infinity, "$1.00 – $∞"),
  ])
  func writes(locale: String, currency: String, low: Double, high: Double, text: String) throws {
    let currency = try #require(Currency(rawValue: currency))
    let format = AmountRangeFormat(try #require(CurrencyLocale(rawValue: locale)), currency)
    #expect(format.string(from: low, to: high).plainSpaces == text)
    // There is no exact -0 and no exact infinity.
    guard low != 0, high != 0, high.isFinite else { return }
    let (exactLow, exactHigh) = (try ExactDecimal("\(low)"), try ExactDecimal("\(high)"))
    #expect(format.string(from: exactLow, to: exactHigh).plainSpaces == text)
    #expect(try format.string(from: Amount(exactLow, currency), to: Amount(exactHigh, currency)).plainSpaces == text)
    guard let low = Int(exactly: low), let high = Int(exactly: high) else { return }
    #expect(format.string(from: low, to: high).plainSpaces == text)
  }

  @Test func followsTheFormat() throws {
    var format = AmountRangeFormat(.englishUnitedStates, .usDollar)
    format.format.style = .accounting
    #expect(format.string(from: -5, to: -3) == "($5.00–3.00)" && format.string(from: -5, to: 3) == "($5.00) – $3.00")
    #expect(format.string(from: -3, to: -3) == "($3.00)" && format.string(from: 3, to: 3) == "~$3.00")
    format.format.style = .standard
    format.format.sign = .always
    #expect(format.string(from: 3, to: 5) == "+$3.00–5.00" && format.string(from: 1, to: 1) == "~+$1.00")
    format.format.sign = .never
    #expect(format.string(from: -3, to: 3) == "$3.00 – $3.00" && format.string(from: -3, to: -3) == "~$3.00")
    format.format.sign = .negative
    #expect(format.string(from: -0.001, to: 0) == "$0.00 – $0.00" && format.string(from: -0.0, to: 0) == "~$0.00")
    format.format.sign = .asNeeded
    format.format.digits = .decimals(0)
    #expect(format.string(from: 2.6, to: 3.4) == "~$3" && format.string(from: 3, to: 5) == "$3 – $5")
    format.format.width = .none
    #expect(format.string(from: 3, to: 5) == "3–5" && format.string(from: -5, to: -3) == "-5 – -3")
    format.format.symbol = "\u{1F4B0}"
    format.format.width = .standard
    #expect(format.string(from: 3, to: 5) == "\u{1F4B0}3 – \u{1F4B0}5")
    // A letter is separated from the digits, but it is one character.
    format.format.symbol = "T"
    #expect(format.string(from: 3, to: 5).plainSpaces == "T 3 – T 5")
    // Another currency has its own symbol and decimals.
    #expect(try format.string(from: Amount(3, .japaneseYen), to: Amount(5, .japaneseYen)) == "¥3 – ¥5")
  }

  @Test func refusesTwoCurrencies() throws {
    let format = AmountRangeFormat(.englishUnitedStates, .usDollar)
    #expect(throws: MoneyError.currencyMismatch("USD", "EUR")) {
      try format.string(from: Amount(3, .usDollar), to: Amount(5, .euro))
    }
  }

  @Test func writesEveryNumber() {
    let format = AmountRangeFormat(.englishUnitedStates, .usDollar)
    #expect(format.string(from: -Double.infinity, to: .infinity) == "-$∞ – $∞")
    #expect(format.string(from: Double.infinity, to: .infinity) == "~$∞")
    #expect(format.string(from: Double.nan, to: 5) == "$NaN – $5.00")
  }

  @Test func areValues() {
    let format = AmountRangeFormat(.englishUnitedStates, .usDollar)
    var other = AmountRangeFormat(.englishUnitedStates, .usDollar)
    #expect(format == other && format.hashValue == other.hashValue)
    other.format.width = .code
    #expect(format != other && format != AmountRangeFormat(.englishIreland, .usDollar))
  }

  /// Two amounts are never read as one, and an approximate amount is not read as an exact one.
  @Test func areNotRead() throws {
    var generator = SeededGenerator(seed: 0)
    for locale in CurrencyLocale.allCases {
      for _ in 0..<rounds(50) {
        let currency = try #require(Currency.allCases.randomElement(using: &generator))
        let low = Int.random(in: -100_000...100_000, using: &generator)
        let high = Bool.random(using: &generator) ? low : low + Int.random(in: 1...100_000, using: &generator)
        let text = AmountRangeFormat(locale, currency).string(from: low, to: high)
        let format = AmountFormat(locale, currency)
        for mode in [ParsingMode.strict, .lenient] {
          #expect(throws: AmountParseError.self, "\(locale.rawValue) \(text)") { try format.parse(text, mode) }
        }
        #expect(AmountInput(format).applying(.insert(text), to: "", selection: 0..<0).amount == nil, "\(text)")
      }
    }
  }
}
