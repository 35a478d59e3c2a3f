import Almanac
import AlmanacAmountForms
import AlmanacMoney
import TestSupport
import Testing

/// The texts are those of ICU 78 with CLDR 48.
@Suite struct CompactAmountFormatTests {
  private typealias Amount = Money<TestCurrency>

  @Test(arguments: [
    (TestLocale.enUS, TestCurrency.usDollar, 1_234_567.0, "$1.2M"), (.enUS, .usDollar, 950, "$950"),
    (.enUS, .usDollar, -1234, "-$1.2K"), (.enUS, .usDollar, 999_999, "$1M"), (.enUS, .usDollar, 999_499, "$999K"),
    (.enUS, .usDollar, 9.95, "$10"), (.enUS, .usDollar, 0.0449, "$0.045"), (.enUS, .usDollar, 1e15, "$1000T"),
    (.enUS, .usDollar, 1e16, "$10,000T"), (.enUS, .swissFranc, 1000, "CHF 1K"), (.enUS, .usDollar, -0.0, "-$0"),
    (.deDE, .euro, 1_234_567, "1,2 Mio. €"), (.deDE, .euro, 1234, "1234 €"), (.deDE, .euro, 12_345, "12.345 €"),
    (.deCH, .euro, -5_000_000, "-EUR 5 Mio."), (.enIN, .euro, 12_345_678, "€1.2Cr"), (.esES, .euro, 2500, "2,5 mil €"),
    (.svSE, .usDollar, 1_000_000_000, "1 md US$"), (.bnBD, .euro, 100_000, "১ লা€"),
    (.arEG, .euro, 3000, "\u{200F}٣ آلاف €"), (.arEG, .euro, 1000, "\u{200F}١ ألف €"),
    (.arEG, .euro, 3500, "\u{200F}٣٫٥ ألف €"), (.current, .euro, 1234, "€ 1.2K"),
  ])
  private func writes(locale: TestLocale, currency: TestCurrency, amount: Double, text: String) {
    let format = CompactAmountFormat(locale, currency)
    #expect(format.string(from: amount).plainSpaces == text)
    // There is no exact -0, and 1e+16 is not how people write.
    guard amount != 0, let exact = try? ExactDecimal("\(amount)") else { return }
    #expect(format.string(from: exact) == format.string(from: amount))
    #expect(format.string(from: Amount(exact, currency)) == format.string(from: amount))
    if let integer = Int(exactly: amount) { #expect(format.string(from: integer) == format.string(from: amount)) }
  }

  @Test func followsTheFormat() throws {
    var compact = CompactAmountFormat(.enUS, .usDollar)
    compact.format.sign = .exceptZero
    #expect(compact.string(from: 1500) == "+$1.5K" && compact.string(from: 0) == "$0")
    #expect(compact.string(from: -1500) == "-$1.5K")
    compact.format.sign = .never
    compact.format.style = .accounting
    #expect(compact.string(from: -1500) == "$1.5K" && compact.string(from: -5) == "$5")
    compact.format.sign = .asNeeded
    // Compact patterns have no parentheses.
    #expect(compact.string(from: -1500) == "-$1.5K" && compact.string(from: -5) == "($5)")
    compact.format.digits = .decimals(2)
    #expect(compact.string(from: 1500) == "$1.50K" && compact.string(from: 999_999) == "$1.00M")
    compact.format.digits = .decimals(0...3)
    compact.format.rounding = .down
    #expect(compact.string(from: 1_234_567) == "$1.234M" && compact.string(from: 999_999.9) == "$999.999K")
    compact.format.width = .code
    #expect(compact.string(from: 5000).plainSpaces == "USD 5K")
    compact.format.width = .none
    #expect(compact.string(from: 5000) == "5K")
    var german = CompactAmountFormat(.deDE, .euro)
    german.format.width = .none
    #expect(german.string(from: 5_000_000).plainSpaces == "5 Mio." && german.string(from: 5000) == "5000")
    german.format.width = .standard
    (german.format.symbol, german.format.decimalSeparator) = ("Taler", "·")
    #expect(german.string(from: 1_500_000).plainSpaces == "1·5 Mio. Taler")
    // Another currency has its own symbol.
    #expect(try german.string(from: Amount("1500000", .usDollar)).plainSpaces == "1·5 Mio. $")
  }

  @Test func writesEveryNumber() {
    let compact = CompactAmountFormat(.enUS, .usDollar)
    #expect(compact.string(from: Double.nan) == "$NaN" && compact.string(from: -Double.infinity) == "-$∞")
    #expect(compact.string(from: 1e30) == "$1,000,000,000,000,000,000T")
    #expect(compact.string(from: UInt64.max) == "$18,446,744T" && compact.string(from: Int8.min) == "-$128")
    #expect(compact.string(from: Double.leastNormalMagnitude).hasPrefix("$0.000"))
  }

  @Test func areValues() {
    let compact = CompactAmountFormat(.enUS, .usDollar)
    var other = CompactAmountFormat(.enUS, .usDollar)
    #expect(compact == other && compact.hashValue == other.hashValue)
    other.format.width = .code
    #expect(compact != other && compact != CompactAmountFormat(.enIN, .usDollar))
  }

  /// An amount that was shortened is refused, and never read as another.
  @Test(arguments: TestLocale.allCases) private func nothingReadsThem(locale: TestLocale) {
    for currency in TestCurrency.allCases {
      let format = AmountFormat(locale, currency)
      for amount in [1_000_000, -2_500_000, 3_000_000_000, 12_000_000_000_000] {
        let text = CompactAmountFormat(locale, currency).string(from: amount)
        for mode in [ParsingMode.strict, .lenient] {
          #expect(throws: AmountParseError.self, "\(text)") { try format.parse(text, mode) }
        }
        let field = AmountInput(format)
        #expect(field.applying(.insert(text), to: "", selection: 0..<0).amount == nil, "\(text)")
      }
    }
  }
}
