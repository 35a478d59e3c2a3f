import Almanac
import AlmanacAmountForms
import AlmanacMoney
import AlmanacWorld
import TestSupport
import Testing

/// The texts are those of ICU 78 with CLDR 48, except in languages in which AlmanacWorld has no names.
@Suite struct NamedAmountFormatTests {
  private typealias Amount = Money<Currency>

  @Test(arguments: [
    ("en_US", "EUR", 1.0, "1.00 euros"), ("en_US", "EUR", -1234.5, "-1,234.50 euros"),
    ("en_US", "JPY", 1, "1 Japanese yen"), ("en_AU", "USD", 2, "2.00 US dollars"),
    ("en_CA", "CAD", 5, "5.00 Canadian dollars"),
    ("pl_PL", "PLN", 2, "2,00 złotego polskiego"), ("pl_PL", "JPY", 2, "2 jeny japońskie"),
    ("pl_PL", "JPY", 5, "5 jenów japońskich"), ("ru_RU", "JPY", 21, "21 японская иена"),
    ("ar_EG", "EGP", 3, "٣٫٠٠ جنيهات مصرية"), ("ar_EG", "JPY", 3, "٣ ين ياباني"),
    ("hi_IN", "INR", 1_234_567, "12,34,567.00 भारतीय रुपए"),
    ("ja_JP", "JPY", -1234, "-1,234円"), ("de_AT", "EUR", -1_234_567.5, "-1.234.567,50 Euro"),
    ("pt_BR", "USD", 1, "1,00 Dólar americano"),
    ("pt_PT", "USD", 1234.5, "1234,50 dólares dos Estados Unidos"), ("zh_Hans_CN", "EUR", 2, "2.00欧元"),
    ("zh_Hant_TW", "EUR", 2, "2.00 歐元"), ("fr_FR", "JPY", 1_000_000, "1 000 000 yens japonais"),
    ("es_ES", "EUR", 12_345, "12.345,00 euros"), ("es_ES", "EUR", 1234, "1234,00 euros"),
    // No names: the pattern is the locale's.
    ("sw_TZ", "TZS", -3, "TZS -3.00"), ("ro_RO", "RON", 20, "20,00 RON"), ("ro_RO", "JPY", 20, "20 de JPY"),
    ("ml_IN", "INR", 1_234_567, "12,34,567.00 INR"),
  ])
  func writes(locale: String, currency: String, amount: Double, text: String) throws {
    let currency = try #require(Currency(rawValue: currency))
    let format = NamedAmountFormat(try #require(CurrencyLocale(rawValue: locale)), currency)
    #expect(format.string(from: amount).plainSpaces == text)
    let exact = try ExactDecimal("\(amount)")
    #expect(format.string(from: exact) == format.string(from: amount))
    #expect(format.string(from: Amount(exact, currency)) == format.string(from: amount))
    if let integer = Int(exactly: amount) { #expect(format.string(from: integer) == format.string(from: amount)) }
  }

  /// The decimals that are written decide, not the number.
  @Test func decimalsDecideAboutTheName() throws {
    var format = NamedAmountFormat(.polishPoland, .polishZloty)
    format.format.digits = .decimals(0)
    #expect(format.string(from: 2) == "2 złote polskie" && format.string(from: 1) == "1 złoty polski")
    #expect(format.string(from: 0.996) == "1 złoty polski")
    format.format.digits = .decimals(0...2)
    #expect(format.string(from: 2) == "2 złote polskie" && format.string(from: 2.5) == "2,5 złotego polskiego")
    #expect(format.string(from: try ExactDecimal("5.00")) == "5 złotych polskich")
    var english = NamedAmountFormat(.englishUnitedStates, .euro)
    english.format.digits = .decimals(0...2)
    #expect(english.string(from: 1) == "1 euro" && english.string(from: 1.01) == "1.01 euros")
    var cash = NamedAmountFormat(.swedishSweden, .swedishKrona)
    cash.format.digits = .cash
    #expect(cash.string(from: 1.2) == "1 svensk krona" && cash.string(from: 1.6) == "2 svenska kronor")
  }

  @Test func followsTheFormat() throws {
    var format = NamedAmountFormat(.englishUnitedStates, .usDollar)
    // There is no symbol.
    (format.format.style, format.format.width, format.format.symbol) = (.accounting, .none, "¤")
    #expect(format.string(from: -5) == "-5.00 US dollars")
    format.format.sign = .always
    #expect(format.string(from: 5) == "+5.00 US dollars" && format.string(from: 0) == "+0.00 US dollars")
    format.format.sign = .exceptZero
    #expect(format.string(from: -0.001) == "0.00 US dollars" && format.string(from: 5) == "+5.00 US dollars")
    format.format.sign = .negative
    #expect(format.string(from: -0.001) == "0.00 US dollars" && format.string(from: -5) == "-5.00 US dollars")
    format.format.sign = .never
    #expect(format.string(from: -5) == "5.00 US dollars")
    format.format.sign = .asNeeded
    #expect(format.string(from: -0.0) == "-0.00 US dollars")
    format.format.groupSizes = GroupSizes(3, others: 2)
    #expect(format.string(from: 1_234_567) == "12,34,567.00 US dollars")
    format.format.usesGrouping = false
    #expect(format.string(from: 1_234_567) == "1234567.00 US dollars")
    format.format.decimalSeparator = "·"
    #expect(format.string(from: 1) == "1·00 US dollars")
    // Another currency has its own name and decimals.
    #expect(format.string(from: Amount(1, .japaneseYen)) == "1 Japanese yen")
    var malayalam = NamedAmountFormat(.malayalamIndia, .indianRupee)
    malayalam.format.groupSizes = GroupSizes(2)
    #expect(malayalam.string(from: 12_345) == "1,23,45.00 INR")
  }

  @Test func writesEveryNumber() {
    let format = NamedAmountFormat(.englishUnitedStates, .euro)
    #expect(format.string(from: Double.nan) == "NaN euros" && format.string(from: -Double.infinity) == "-∞ euros")
    #expect(format.string(from: UInt64.max) == "18,446,744,073,709,551,615.00 euros")
    #expect(format.string(from: Int8.min) == "-128.00 euros")
    #expect(format.string(from: 1e30).hasSuffix(",000.00 euros"))
  }

  @Test func areValues() {
    let format = NamedAmountFormat(.englishUnitedStates, .euro)
    var other = NamedAmountFormat(.englishUnitedStates, .euro)
    #expect(format == other && format.hashValue == other.hashValue)
    other.format.digits = .decimals(0)
    #expect(format != other && format != NamedAmountFormat(.englishIreland, .euro))
  }

  /// What is written with a name is read as that amount, or refused.
  @Test func areReadAsNoOthers() throws {
    var generator = SeededGenerator(seed: 0)
    var counts = (read: 0, refused: 0)
    for locale in CurrencyLocale.allCases {
      for _ in 0..<rounds(50) {
        let currency = try #require(Currency.allCases.randomElement(using: &generator))
        let amount = Int.random(in: -1_000_000...1_000_000, using: &generator)
        let text = NamedAmountFormat(locale, currency).string(from: amount)
        for mode in [ParsingMode.strict, .lenient] {
          guard let read = try? AmountFormat(locale, currency).parse(text, mode) else {
            counts.refused += 1
            continue
          }
          counts.read += 1
          #expect(read == Money(ExactDecimal(amount), currency), "\(text)")
        }
      }
    }
    #expect(counts.read > 1000 && counts.refused > 1000, "\(counts)")
  }

  /// Every included language has the names, and no text is without one.
  @Test func namesAllCurrencies() {
    for locale in [CurrencyLocale.germanGermany, .chineseTraditionalTaiwan, .portuguesePortugal, .ukrainianUkraine] {
      for currency in Currency.allCases {
        let text = NamedAmountFormat(locale, currency).string(from: 5)
        #expect(text.contains { $0.isLetter }, "\(text)")
      }
    }
  }
}
