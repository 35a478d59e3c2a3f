import AlmanacCurrency
import Foundation
import Testing

@Suite struct CurrencyFormatterTests {
  @Test func writesAsTheLocaleDoes() {
    let formatter = CurrencyFormatter {
      $0.currency = .euro; $0.locale = CurrencyLocale.germanGermany
    }
    #expect(formatter.string(from: 30) == "30,00\u{A0}€")
    #expect(formatter.string(from: 30.0) == "30,00\u{A0}€")
    #expect(formatter.currency == .euro)
  }

  /// Foundation on Linux crashes with such locales.
  @Test(arguments: ["日本", "é", "\u{FFFD}ed"])
  func aTextThatNamesNoLocaleHasTheDefaults(identifier: String) {
    let formatter = CurrencyFormatter { $0.locale = identifier }
    let defaults = CurrencyFormatter { $0.locale = "" }
    #expect(formatter.string(from: 1_234.5) == defaults.string(from: 1_234.5))
  }

  @Test func writesTheExamplesOfCurrencyText() {
    let euro = CurrencyFormatter {
      $0.currency = .euro
      $0.locale = "en_IE"
    }
    #expect(euro.string(from: 30.0) == "€30.00")
    let dollar = CurrencyFormatter {
      $0.currency = .dollar
      $0.locale = CurrencyLocale.englishUnitedStates
    }
    #expect(dollar.string(from: 30.0) == "$30.00")
  }

  @Test(arguments: ["en", "en_US", "en_GB", "en_001"])
  func writesTheAdvancedExample(locale: String) {
    let formatter = CurrencyFormatter {
      $0.locale = locale
      $0.hasDecimals = false
      $0.maxValue = 999999
      $0.groupingSize = 2
      $0.groupingSeparator = ";"
      $0.currencySymbol = "💶"
    }
    #expect(formatter.string(from: 100000000) == "💶99;99;99")
    #expect(formatter.string(from: 100000000.0) == "💶99;99;99")
  }

  @Test func showsNoAmountBeyondALimit() {
    let formatter = CurrencyFormatter {
      $0.locale = "en_US"
      $0.hasDecimals = false
      $0.minValue = 2.01
      $0.maxValue = 9.99
    }
    #expect(formatter.string(from: 12) == "$9" && formatter.string(from: 1) == "$3")
    formatter.hasDecimals = true
    #expect(formatter.string(from: 12) == "$9.99" && formatter.string(from: 1) == "$2.01")
    // No integer is within these.
    formatter.hasDecimals = false
    formatter.minValue = 9.75
    #expect(formatter.string(from: 12) == "$10" && formatter.string(from: 1) == "$10")
  }

  @Test func ignoresLimitsThatAreNoNumbers() {
    let formatter = CurrencyFormatter {
      $0.locale = "en_US"
      $0.maxValue = .nan
      $0.minValue = .nan
    }
    #expect(formatter.string(from: 5.0) == "$5.00")
    #expect(formatter.string(from: -5.0) == "-$5.00")
    #expect(formatter.string(from: Double.nan) == nil)
  }

  /// As `NumberFormatter` does.
  @Test(arguments: [-0.0, -0.004, -0.0001])
  func writesTheSignOfAllThatIsRoundedToZero(amount: Double) {
    let formatter = CurrencyFormatter { $0.locale = "en_US" }
    #expect(formatter.string(from: amount) == "-$0.00")
    #expect(formatter.numberFormatter.string(from: amount as NSNumber) == "-$0.00")
    #expect(amount.formatted(CurrencyFormat.FloatingPoint(formatter.format)) == "-$0.00")
    for limit in [0, -0.0] {
      formatter.minValue = limit
      #expect(formatter.string(from: amount) == "$0.00")
      #expect(formatter.string(from: 0.0) == "$0.00")
    }
    formatter.minValue = nil
    formatter.zeroSymbol = "free"
    #expect(formatter.string(from: amount) == "free")
  }

  @Test func followsTheUsersLocaleUnlessSet() {
    let formatter = CurrencyFormatter()
    #expect(formatter.locale.locale == .autoupdatingCurrent)
    #expect(formatter.string(from: 1) != nil)
    #expect(CurrencyFormatter { $0.locale = "en_US" }.currencyCode == "USD")
    #expect(CurrencyFormatter { $0.locale = "pt_BR" }.string(from: 1) == "R$\u{A0}1,00")
    #expect(CurrencyFormatter { $0.locale = Locale(identifier: "en") }.currencyCode == "XXX")
  }

  @Test func doesNotDependOnTheOrderOfSetting() {
    let settings: [(CurrencyFormatter) -> Void] = [
      { $0.locale = "de_DE" },
      { $0.currency = .yen },
      { $0.decimalDigits = 1 },
      { $0.currencySymbol = "¤¤" },
      { $0.groupingSeparator = "_" },
      { $0.showCurrencySymbol = true },
    ]
    for start in settings.indices {
      let formatter = CurrencyFormatter()
      for step in settings.indices { settings[(start + step) % settings.count](formatter) }
      #expect(formatter.string(from: 1234) == "1_234,0\u{A0}¤¤")
    }
  }

  @Test func takesSymbolAndDecimalsFromTheCurrencyUnlessSet() {
    let formatter = CurrencyFormatter { $0.locale = "en_US" }
    #expect(formatter.currencySymbol == "$")
    #expect(formatter.decimalDigits == 2)
    formatter.currency = .yen
    #expect(formatter.currencySymbol == "¥")
    #expect(formatter.decimalDigits == 0)
    #expect(!formatter.hasDecimals)
    #expect(formatter.string(from: 1234) == "¥1,234")
    formatter.currency = .kuwaitiDinar
    #expect(formatter.string(from: 1.5) == "KWD\u{A0}1.500")
    formatter.currencySymbol = "د"
    formatter.decimalDigits = 1
    formatter.currency = .euro
    #expect(formatter.currencySymbol == "د")
    #expect(formatter.decimalDigits == 1)
  }

  @Test func isSharedByAllWhoHoldIt() {
    let formatter = CurrencyFormatter { $0.locale = "en_US" }
    let input = CurrencyTextInput(formatter: formatter)
    #expect(input.applying(.insert("5"), to: "", selection: 0..<0).text == "$0.05")
    formatter.currency = .euro
    #expect(input.applying(.insert("5"), to: "", selection: 0..<0).text == "€0.05")
    let copy = CurrencyFormatter(formatter.format)
    copy.currency = .pound
    #expect(copy.string(from: 5) == "£5.00")
    #expect(formatter.string(from: 5) == "€5.00")
  }

  @Test func writesASymbolForNil() {
    let formatter = CurrencyFormatter { $0.locale = "en_US" }
    #expect(formatter.nilSymbol == "")
    #expect(formatter.string(from: nil) == nil)
    formatter.nilSymbol = "n/a"
    #expect(formatter.string(from: nil) == "n/a")
    #expect(formatter.decimal(from: "n/a") == nil)
  }

  @Test func canBeUsedFromManyTasksAtOnce() async {
    let formatter = CurrencyFormatter { $0.locale = "en_US" }
    let texts = await withTaskGroup(of: String?.self, returning: Set<String?>.self) { group in
      for _ in 0..<200 { group.addTask { formatter.string(from: 1234.5) } }
      return await group.reduce(into: []) { $0.insert($1) }
    }
    #expect(texts == ["$1,234.50"])
  }

  @Test func canChangeWhileOthersUseIt() async {
    let formatter = CurrencyFormatter { $0.locale = "en_US" }
    let texts = await withTaskGroup(of: String?.self, returning: Set<String?>.self) { group in
      for index in 0..<200 {
        group.addTask {
          formatter.currencyCode = index.isMultiple(of: 2) ? "USD" : "EUR"
          return formatter.string(from: 1234.5)
        }
      }
      return await group.reduce(into: []) { $0.insert($1) }
    }
    #expect(texts.isSubset(of: ["$1,234.50", "€1,234.50"]))
  }

  @Test func isAFormatStyle() throws {
    let format = CurrencyFormat(currencyCode: "EUR", locale: Locale(identifier: "de_DE"))
    let decimal: Decimal = 1234.5
    #expect(decimal.formatted(format) == "1.234,50\u{A0}€")
    #expect(1234.5.formatted(CurrencyFormat.FloatingPoint(format)) == "1.234,50\u{A0}€")
    #expect(UInt8(200).formatted(CurrencyFormat.Integer(format)) == "200,00\u{A0}€")
    #expect((-5).formatted(CurrencyFormat.Integer(format)) == "-5,00\u{A0}€")
    #expect(try format.parse("1.234,50 €") == decimal)
    #expect(try CurrencyFormat.FloatingPoint<Float>(format).parse("12,5") == 12.5)
    let large = #expect(throws: AmountParseError.self) { try CurrencyFormat.FloatingPoint<Float>(format).parse("1e39") }
    #expect(large?.reason == .notRepresentable)
    #expect(try CurrencyFormat.FloatingPoint<Double>(format).parse("1e39") == 1e39)
    #expect(try CurrencyFormat.Integer<Int8>(format).parse("-128,00 €") == -128)
    let error = #expect(throws: AmountParseError.self) { try CurrencyFormat.Integer<Int>(format).parse("12,50") }
    #expect(error?.reason == .notRepresentable)
    #expect(error?.description.hasSuffix("write it like \"1.234,50\u{A0}€\"") == true)
    #expect(throws: AmountParseError.self) { try CurrencyFormat.Integer<UInt8>(format).parse("300") }
    #expect(throws: AmountParseError.self) { try format.parse("five") }
    #expect(Decimal.nan.formatted(format) == "")
    let copy = try JSONDecoder().decode(CurrencyFormat.self, from: JSONEncoder().encode(format))
    #expect(copy == format && copy.locale(Locale(identifier: "en_US")).format(1) == "€1.00")
  }

  @Test func isAValueThatCanChangeAfterItsUse() throws {
    let format = CurrencyFormat(currencyCode: "EUR", locale: Locale(identifier: "de_DE"))
    let amount: Decimal = 1234.5
    #expect(amount.formatted(format) == "1.234,50\u{A0}€")
    let changes: [(String, (inout CurrencyFormat) -> Void)] = [
      ("€1,234.50", { $0.locale = Locale(identifier: "en_US") }), ("1.234,50\u{A0}$", { $0.currencyCode = "USD" }),
      ("1.234,50\u{A0}x", { $0.currencySymbol = "x" }), ("1.234,50", { $0.showCurrencySymbol = false }),
      ("5.000,00\u{A0}€", { $0.minValue = 5_000 }), ("9,00\u{A0}€", { $0.maxValue = 9 }),
      ("1.234\u{A0}€", { $0.hasDecimals = false }), ("1.234,500\u{A0}€", { $0.decimalDigits = 3 }),
      ("1.234;50\u{A0}€", { $0.decimalSeparator = ";" }), ("12.34,50\u{A0}€", { $0.groupingSize = 2 }),
      ("1'234,50\u{A0}€", { $0.groupingSeparator = "'" }), ("1234,50\u{A0}€", { $0.hasGroupingSeparator = false }),
      ("34,50\u{A0}€", { $0.maxIntegers = 2 }),
    ]
    for (text, change) in changes {
      var copy = format
      change(&copy)
      #expect(amount.formatted(copy) == text)
      #expect(copy != format)
      #expect(try JSONDecoder().decode(CurrencyFormat.self, from: JSONEncoder().encode(copy)).format(amount) == text)
    }
    #expect(amount.formatted(format) == "1.234,50\u{A0}€")
    // What a format has written makes no difference.
    let other = CurrencyFormat(currencyCode: "EUR", locale: Locale(identifier: "de_DE"))
    #expect(other == format && Set([other, format]).count == 1)
  }

  @Test func aFormatCanBeUsedFromManyTasksAtOnce() async {
    let format = CurrencyFormat(currencyCode: "USD", locale: Locale(identifier: "en_US"))
    let texts = await withTaskGroup(of: String.self, returning: Set<String>.self) { group in
      for index in 0..<200 { group.addTask { Decimal(index % 2).formatted(format) } }
      return await group.reduce(into: []) { $0.insert($1) }
    }
    #expect(texts == ["$0.00", "$1.00"])
  }
}
