import Almanac
import AlmanacMoney
import TestSupport
import Testing

/// The texts are those of ICU 78 with CLDR 48, but for the currency of the user's own list.
@Suite struct AmountFormatTests {
  private typealias Amount = Money<TestCurrency>

  @Test(arguments: [
    (TestLocale.deDE, TestCurrency.euro, "1.234.567,89 €"), (.enUS, .usDollar, "$1,234,567.89"),
    (.enIN, .euro, "€12,34,567.89"), (.arEG, .usDollar, "\u{200F}١٬٢٣٤٬٥٦٧٫٨٩ US$"),
    (.bnBD, .euro, "১২,৩৪,৫৬৭.৮৯€"), (.deCH, .swissFranc, "CHF 1'234'567.89"), (.enUS, .swissFranc, "CHF 1,234,567.89"),
    (.frFR, .euro, "1 234 567,89 €"), (.svSE, .japaneseYen, "1 234 568 JPY"),
    (.enUS, .kuwaitiDinar, "KWD 1,234,567.890"), (.deDE, .bitcoin, "1.234.567,89000000 ₿"),
    (.current, .euro, "€ 1,234,567.89"),
  ])
  private func writes(locale: TestLocale, currency: TestCurrency, text: String) throws {
    let format = AmountFormat(locale, currency)
    #expect(format.string(from: 1_234_567.89).plainSpaces == text)
    #expect(try format.string(from: ExactDecimal("1234567.89")) == format.string(from: 1_234_567.89))
    #expect(try format.string(from: Amount("1234567.89", currency)) == format.string(from: 1_234_567.89))
    let rounded = try Amount("1234567.89", currency).rounded(to: currency == .japaneseYen ? .decimals(0) : .minorUnits)
    #expect(try format.parse(format.string(from: 1_234_567.89)) == rounded)
    #expect(try format.parse(format.string(from: -1_234_567.89)) == -rounded)
  }

  @Test func groupsFromTheMinimumOn() {
    let format = AmountFormat(.esES, .euro)
    #expect(format.string(from: 1234).plainSpaces == "1234,00 €")
    #expect(format.string(from: 12345).plainSpaces == "12.345,00 €")
    var plain = format
    plain.usesGrouping = false
    #expect(plain.string(from: 12345).plainSpaces == "12345,00 €")
  }

  @Test func writesStyles() {
    var format = AmountFormat(.enUS, .usDollar)
    format.style = .accounting
    #expect(format.string(from: -1234.5) == "($1,234.50)" && format.string(from: 5) == "$5.00")
    format.sign = .always
    #expect(format.string(from: 5) == "+$5.00" && format.string(from: -5) == "($5.00)")
    format.style = .standard
    #expect(format.string(from: 5) == "+$5.00" && format.string(from: -5) == "-$5.00")
    format.sign = .never
    #expect(format.string(from: -5) == "$5.00")
    format.sign = .asNeeded
    format.width = .code
    #expect(format.string(from: -5).plainSpaces == "-USD 5.00")
    format.width = .none
    #expect(format.string(from: -5) == "-5.00" && format.symbol.isEmpty)
    var indian = AmountFormat(.enIN, .euro)
    indian.style = .accounting
    #expect(indian.string(from: 1_234_567) == "€1,234,567.00")
    var german = AmountFormat(.deDE, .euro)
    german.width = .none
    #expect(german.string(from: -1234.5) == "-1.234,50")
  }

  @Test func writesZeroWithoutASign() throws {
    var format = AmountFormat(.enUS, .usDollar)
    for (sign, five) in [(SignDisplay.negative, "$5.00"), (.exceptZero, "+$5.00")] {
      format.sign = sign
      for style in [AmountStyle.standard, .accounting] {
        format.style = style
        #expect(format.string(from: 5) == five && format.string(from: 0) == "$0.00")
        #expect(format.string(from: -5) == (style == .standard ? "-$5.00" : "($5.00)"))
        // Also if the zero is negative, or the amount is rounded to it.
        #expect(format.string(from: -0.0) == "$0.00" && format.string(from: -0.004) == "$0.00")
        #expect(try format.string(from: ExactDecimal("-0.005")) == "$0.00")
        #expect(format.string(from: .nan) == "$NaN")
        #expect(try format.parse("$0.00").amount.isZero && format.parse(five).amount == 5)
      }
    }
    #expect(format.string(from: .infinity) == "+$∞")
    format.width = .none
    #expect(format.string(from: -0.004) == "0.00" && format.string(from: 0.01) == "+0.01")
  }

  @Test func writesTextsOfOnesOwn() throws {
    var format = AmountFormat(.deDE, .euro)
    (format.symbol, format.decimalSeparator, format.groupingSeparator) = ("Taler", "·", "_")
    #expect(format.string(from: -1_234_567.5).plainSpaces == "-1_234_567·50 Taler")
    #expect(try format.parse("-1_234_567·50 Taler") == Amount("-1234567.50", .euro))
    #expect(format.symbol == "Taler" && format.decimalSeparator == "·" && format.groupingSeparator == "_")
    // Another currency has its own symbol.
    #expect(try format.string(from: Amount("5", .usDollar)).plainSpaces == "5·00 $")
    format.groupSizes = GroupSizes(4)
    #expect(format.string(from: 1_234_567).plainSpaces == "123_4567·00 Taler")
    format.groupSizes = GroupSizes(3, others: 2)
    #expect(format.string(from: 1_234_567).plainSpaces == "12_34_567·00 Taler")
    format.width = .none
    #expect(format.string(from: 5) == "5·00" && format.symbol.isEmpty)
    let input = AmountInput(format)
    #expect(input.applying(.insert("1234567890"), to: "", selection: 0..<0).text == "1_23_45_67_890·00")
  }

  @Test func ignoresSeparatorsThatChangeTheNumber() {
    var format = AmountFormat(.enUS, .usDollar)
    for text in ["", "1", "٢", "e", "E"] { format.decimalSeparator = text }
    #expect(format.string(from: 1234.5) == "$1,234.50")
    for text in ["1", "a2", "e"] { format.groupingSeparator = text }
    #expect(format.string(from: 1234.5) == "$1,234.50")
    format.groupingSeparator = ""
    #expect(format.string(from: 1234.5) == "$1234.50")
    #expect(GroupSizes(0) == GroupSizes(1) && GroupSizes(-1, others: .min) == GroupSizes(1))
  }

  @Test func canEndWithTheSeparator() throws {
    var format = AmountFormat(.bnBD, .usDollar)
    format.alwaysShowsDecimalSeparator = true
    format.digits = .decimals(0)
    format.symbol = "AB"
    #expect(format.string(from: 5) == "৫.AB")
    #expect(try format.parse(format.string(from: 5)) == Amount("5", .usDollar))
    format.digits = .decimals(1)
    #expect(format.string(from: 5).plainSpaces == "৫.০ AB")
  }

  @Test func writesSymbols() {
    var format = AmountFormat(.svSE, .usDollar)
    #expect(format.symbol == "US$")
    format.width = .narrow
    #expect(format.symbol == "$")
    // A list of the user's own states it, so all locales write it.
    #expect(TestLocale.allCases.allSatisfy { AmountFormat($0, .bitcoin).symbol == "₿" })
  }

  @Test func rounds() throws {
    var format = AmountFormat(.enUS, .usDollar)
    #expect(
      ["0.125", "0.135", "-0.125", "2.5"].map { format.string(from: (try? ExactDecimal($0)) ?? 0) }
        == ["$0.12", "$0.14", "-$0.12", "$2.50"]
    )
    #expect(format.string(from: 0.125) == "$0.12" && format.string(from: 1.005) == "$1.00")
    format.rounding = .up
    #expect(format.string(from: 0.121) == "$0.13" && format.string(from: -0.129) == "-$0.12")
    format.digits = .decimals(0...4)
    #expect(
      format.string(from: 1.5) == "$1.5" && format.string(from: 2) == "$2" && format.string(from: 0.00001) == "$0.0001"
    )
    #expect(try format.parse("$1.5").amount == ExactDecimal("1.5"))
    format.digits = .decimals(1)
    #expect(format.string(from: 7) == "$7.0")
    var cash = AmountFormat(.deCH, .swissFranc)
    cash.digits = .cash
    #expect(cash.string(from: 19.98).plainSpaces == "CHF 20.00" && cash.string(from: 0.125).plainSpaces == "CHF 0.10")
  }

  @Test func writesUnusualNumbers() throws {
    let format = AmountFormat(.enUS, .usDollar)
    #expect(format.string(from: -0.0) == "-$0.00" && format.string(from: -0.001) == "-$0.00")
    #expect(format.string(from: Double.nan) == "$NaN" && format.string(from: -Double.infinity) == "-$∞")
    #expect(format.string(from: 1e22) == "$10,000,000,000,000,000,000,000.00")
    #expect(format.string(from: Double.leastNonzeroMagnitude) == "$0.00")
    #expect(format.string(from: Double.greatestFiniteMagnitude).filter(\.isNumber).count == 311)
    #expect(format.string(from: Int.min) == "-$9,223,372,036,854,775,808.00")
    #expect(format.string(from: UInt64.max) == "$18,446,744,073,709,551,615.00")
    let largest = try ExactDecimal(String(repeating: "9", count: 38))
    #expect(format.string(from: largest).filter { $0 == "9" }.count == 38)
    #expect(try format.parse(format.string(from: largest)).amount == largest)
  }

  @Test func writesMoneyInItsCurrency() throws {
    let format = AmountFormat(.enUS, .usDollar)
    #expect(try format.string(from: Amount("5", .euro)) == "€5.00")
    #expect(try format.string(from: Amount("5", .japaneseYen)) == "¥5")
  }

  @Test func isEqualIfItWritesTheSame() {
    var format = AmountFormat(.deDE, .euro)
    #expect(format == AmountFormat(.deDE, .euro) && format.hashValue == AmountFormat(.deDE, .euro).hashValue)
    #expect(format != AmountFormat(.deDE, .usDollar) && format != AmountFormat(.frFR, .euro))
    format.style = .accounting
    #expect(format != AmountFormat(.deDE, .euro))
  }
}
