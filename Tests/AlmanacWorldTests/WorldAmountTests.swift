import Almanac
import AlmanacAmountForms
import AlmanacCurrency
import AlmanacMoney
import AlmanacWorld
import Foundation
import TestSupport
import Testing

/// The formatter with the locales and currencies of the world, whose formats are CLDR's on every system.
@Suite struct WorldAmountTests {
  @Test func writesWhatFoundationDoesNotOnLinux() {
    let rupees = CurrencyFormatter {
      $0.locale = CurrencyLocale.hindiIndia; $0.currency = .indianRupee
    }
    #expect(rupees.string(from: 12_345_678.9) == "₹1,23,45,678.90")
    #expect(rupees.numberFormatter.string(from: 12_345_678.9) == "₹1,23,45,678.90")
    let locale = CurrencyLocale.bengaliBangladesh
    #expect(12_345_678.9.formatted(.currency(.bangladeshiTaka, locale: locale)) == "১,২৩,৪৫,৬৭৮.৯০৳")
    #expect(5.formatted(.currency(.japaneseYen, locale: locale)) == AmountFormat(locale, .japaneseYen).string(from: 5))
  }

  @Test func writesTheTextsOfTheTables() {
    let listed = CurrencyLocale.allCases.filter { $0 != .current && $0 != .autoUpdating }
    let currencies: [Currency] = [
      .euro, .usDollar, .japaneseYen, .swissFranc, .kuwaitiDinar, .indianRupee, .capeVerdeanEscudo,
    ]
    for locale in listed {
      for currency in currencies {
        let formatter = CurrencyFormatter {
          $0.locale = locale; $0.currency = currency
        }
        let format = AmountFormat(locale, currency)
        for amount in [1234, -12_345_678.9] {
          let text = formatter.string(from: amount)
          #expect(text == format.string(from: amount), "\(locale.rawValue)")
          #expect(text.flatMap(formatter.double) != nil, "\(locale.rawValue)")
        }
      }
    }
  }

  /// In every locale, a group of three digits is a group, whatever is around it.
  @Test func readsTenThousandAsPeopleWriteIt() throws {
    var count = 0
    for locale in CurrencyLocale.allCases {
      for currency in [Currency.euro, .japaneseYen, .vietnameseDong, .indonesianRupiah, .usDollar] {
        var format = AmountFormat(locale, currency)
        (format.width, format.digits) = (.none, .decimals(0))
        let written = format.string(from: 10_000_000)
        // Some locales group by two, by four, or not at all.
        guard written.count == 8 + 2 * format.groupingSeparator.count else { continue }
        count += 1
        format = AmountFormat(locale, currency)
        let ten = "10\(format.groupingSeparator)000"
        for text in [ten, " \(ten)\n", "\(currency.rawValue) \(ten)", "\(ten) \(currency.rawValue)", "+\(ten)"] {
          #expect(try format.parse(text).amount == 10_000, "\(locale.rawValue) \(text)")
          #expect(try format.parse(text, .lenient).amount == 10_000, "\(locale.rawValue) \(text)")
        }
        for text in ["-\(ten)", "(\(ten))", "\(ten)-"] {
          #expect(try format.parse(text).amount == -10_000, "\(locale.rawValue) \(text)")
        }
      }
    }
    #expect(count > 5 * 850)
  }

  /// A space separates the symbol, or the unit of a compact amount, from the number, and nothing else.
  @Test func spacesGoWithTheSymbol() {
    var units = 0
    for locale in CurrencyLocale.allCases {
      var compact = CompactAmountFormat(locale, .euro)
      compact.format.width = .none
      for style in [AmountStyle.standard, .accounting] {
        compact.format.style = style
        for amount in [5, -5] {
          let text = compact.format.string(from: amount)
          #expect(text.allSatisfy { !$0.isWhitespace }, "\(locale.rawValue) \(text)")
        }
        let text = compact.string(from: -5_000_000)
        #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false, "\(locale.rawValue) \(text)")
        units += text.contains { $0.isWhitespace } ? 1 : 0
      }
    }
    #expect(units > 500)
  }

  /// What was shortened is refused, and what was rounded is read as the amount that it shows.
  @Test func compactAmountsAreReadAsNoOthers() throws {
    var generator = SeededGenerator(seed: 0)
    var counts = (read: 0, refused: 0)
    for locale in CurrencyLocale.allCases {
      for _ in 0..<rounds(50) {
        let currency = try #require(Currency.allCases.randomElement(using: &generator))
        let amount = Int.random(in: 0...(1 << Int.random(in: 1...60, using: &generator)), using: &generator)
        let text = CompactAmountFormat(locale, currency).string(from: amount)
        for mode in [ParsingMode.strict, .lenient] {
          guard let read = try? AmountFormat(locale, currency).parse(text, mode).amount else {
            counts.refused += 1
            continue
          }
          counts.read += 1
          #expect(abs(Double(read.description).map { $0 - Double(amount) } ?? .nan) <= 0.5, "\(text) \(amount)")
        }
      }
    }
    #expect(counts.read > counts.refused / 10 && counts.refused > counts.read, "\(counts)")
  }

  /// A format of the same locale and currency reads the same amount, or refuses the text.
  @Test func formatsReadWhatOthersWrite() throws {
    var generator = SeededGenerator(seed: 0)
    var (read, refused) = (0, 0)
    let amounts = try ["0", "7", "-12.5", "999.999", "-1000", "1234.5", "10000", "-1234567.89"].map(ExactDecimal.init)
    for locale in CurrencyLocale.allCases {
      for _ in 0..<rounds(100) {
        let currency = try #require(Currency.allCases.randomElement(using: &generator))
        let formats = Self.formats(locale, currency)
        let format = try #require(formats.randomElement(using: &generator))
        let text = format.string(from: try #require(amounts.randomElement(using: &generator)))
        let other = try #require(formats.randomElement(using: &generator))
        for mode in [ParsingMode.strict, .lenient] {
          if let found = try? other.parse(text, mode).amount {
            read += 1
            #expect(try found == format.parse(text).amount, "\(locale.rawValue) \(currency.rawValue) \(text)")
          } else {
            refused += 1
          }
        }
      }
    }
    #expect(read > 3 * refused)
  }

  private static func formats(_ locale: CurrencyLocale, _ currency: Currency) -> [AmountFormat<Currency>] {
    let widths = [SymbolWidth.standard, .narrow, .code, .none]
    return widths.flatMap { width in
      [AmountStyle.standard, .accounting].map { style in
        var format = AmountFormat(locale, currency)
        (format.width, format.style) = (width, style)
        return format
      }
    }
  }

  /// After letters, a point is no decimal separator, with or without a space after it.
  @Test(
    arguments: [
      ("Rs", .englishPakistan, .pakistaniRupee),
      ("Ksh", .englishKenya, .kenyanShilling), ("S/", .spanishPeru, .peruvianSol),
      ("Rp", .indonesianIndonesia, .indonesianRupiah), ("kr", .norwegianBokmålNorway, .norwegianKrone),
      ("kr", .danishDenmark, .danishKrone),
    ] as [(String, CurrencyLocale, Currency)]
  )
  func readsAbbreviatedSymbols(symbol: String, locale: CurrencyLocale, currency: Currency) throws {
    let format = AmountFormat(locale, currency)
    for mode in [ParsingMode.strict, .lenient] {
      for text in ["\(symbol).500", "\(symbol). 500", "+\(symbol).500"] {
        #expect(try format.parse(text, mode).amount == 500, "\(text)")
      }
      #expect(try format.parse("\(symbol).50", mode).amount == 50)
      #expect(try format.parse("-\(symbol).50", mode).amount == -50)
      #expect(throws: AmountParseError.self) { try format.parse("x\(symbol).50", mode) }
      // It can be a point that starts the decimals.
      let code = mode == .lenient ? currency.rawValue.lowercased() : currency.rawValue
      let error = #expect(throws: AmountParseError.self) { try format.parse("\(code).50", mode) }
      #expect(error?.reason == .ambiguous)
    }
  }

  /// Banks count cents of these currencies, but there are no coins below one unit.
  @Test(arguments: [Currency.swedishKrona, .norwegianKrone, .czechKoruna])
  func splitsInWholeCoins(currency: Currency) throws {
    for amount in ["10", "10.00"] {
      let ten = try Money(amount, currency)
      #expect(try ten.split(into: 3, to: .cash).map(\.amount.description) == ["4", "3", "3"])
      #expect(try ten.allocated(by: [2, 1], to: .cash).map(\.amount.description) == ["7", "3"])
    }
    let fraction = try Money("10.50", currency)
    #expect(throws: MoneyError.notInCash("10.50 \(currency.rawValue)")) { try fraction.split(into: 3, to: .cash) }
    #expect(try fraction.split(into: 3).map(\.amount.description) == ["3.50", "3.50", "3.50"])
  }

  /// Banks count three decimals of the Iraqi dinar, and people write none.
  @Test func writesMinorUnits() throws {
    var format = AmountFormat(CurrencyLocale.englishUnitedStates, Currency.iraqiDinar)
    #expect(format.string(from: 1234.5) == "IQD\u{A0}1,234")
    format.digits = .minorUnits
    #expect(format.string(from: 1234.5) == "IQD\u{A0}1,234.500")
    let money = try Money("1.2345", Currency.iraqiDinar)
    #expect(try money.rounded().description == "1.234 IQD" && money.rounded(to: .display).description == "1 IQD")
  }
}
