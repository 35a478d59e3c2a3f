import Almanac
import AlmanacMoney
import TestSupport
import Testing

/// `CurrencyTextInput` has the same rules, and further tests.
@Suite struct AmountInputTests {
  private let dollars = AmountInput(AmountFormat(.enUS, .usDollar))

  private func typed(_ keys: String, _ input: AmountInput) -> AmountTextState {
    keys.reduce(input.state(of: "")) { state, key in
      input.applying(.insert(String(key)), to: state.text, selection: state.selection)
    }
  }

  @Test func shiftsDigitsIn() throws {
    let state = typed("123", dollars)
    #expect(state.text == "$1.23" && state.selection == 5..<5)
    #expect(try state.amount == ExactDecimal("1.23"))
    #expect(dollars.applying(.delete, to: state.text, selection: state.selection).text == "$0.12")
    #expect(typed("", dollars).amount == nil)
  }

  @Test func keepsTheCaretBeforeASymbolAtTheEnd() {
    let state = typed("1234567", AmountInput(AmountFormat(.deDE, .euro)))
    #expect(state.text == "12.345,67\u{A0}€" && state.selection == 9..<9)
  }

  @Test func hasExactLimits() throws {
    let input = try AmountInput(AmountFormat(.enUS, .usDollar), minimum: 0, maximum: ExactDecimal("99.99"))
    #expect(typed("-12345", input).text == "$12.34")
    #expect(input.state(of: 1000).text == "$99.99")
    #expect(AmountInput(AmountFormat(.enUS, .usDollar), minimum: 10).endingEditing(of: "$5.00").amount == 10)
    #expect(AmountInput(AmountFormat(.enUS, .usDollar), maximumIntegers: 2).state(of: "123.45").text == "$99.99")
  }

  /// No amount has more digits than an `ExactDecimal`.
  @Test func hasDigitsForEveryAmount() throws {
    let largest = try ExactDecimal(String(repeating: "9", count: 36) + ".99")
    for input in [dollars, AmountInput(AmountFormat(.enUS, .usDollar), maximumIntegers: .max)] {
      #expect(input.state(of: "1" + String(repeating: "0", count: 38)).refusal?.reason == .tooManyDigits)
      let state = input.state(of: String(repeating: "9", count: 36) + ".99")
      #expect(state.amount == largest && input.endingEditing(of: state.text).amount == largest)
      let wide = input.state(of: try ExactDecimal("1" + String(repeating: "0", count: 37)))
      #expect(wide.amount == largest && input.endingEditing(of: wide.text).amount == largest)
    }
  }

  @Test func readsWhatIsPasted() throws {
    #expect(dollars.applying(.insert("1,234.5"), to: "", selection: 0..<0).text == "$1,234.50")
    #expect(dollars.state(of: "-12.5").text == "-$12.50")
    let bengali = AmountInput(AmountFormat(.bnBD, .euro))
    #expect(bengali.applying(.insert("১২৩"), to: "", selection: 0..<0).amount == 123)
    let euros = AmountInput(AmountFormat(.deDE, .euro))
    #expect(euros.applying(.insert("10.000"), to: "", selection: 0..<0).amount == 10_000)
    // A single digit is typed, whatever it replaces.
    #expect(dollars.applying(.insert("8"), to: "$1.23", selection: 0..<5).text == "$0.08")
    #expect(dollars.applying(.insert("80000"), to: "$1.23", selection: 0..<5).text == "$80,000.00")
    #expect(dollars.applying(.insert("80000"), to: "$0.00", selection: 5..<5).text == "$80,000.00")
    #expect(dollars.applying(.insert("23"), to: "$0.01", selection: 5..<5).text == "$1.23")
    // With a symbol or separators, it is an amount wherever it is pasted.
    for caret in 0...5 {
      for (text, amount) in [("$80,000", "80000"), ("(12.50)", "-12.50"), ("12.5", "12.50")] {
        let state = dollars.applying(.insert(text), to: "$1.23", selection: caret..<caret)
        #expect(try state.amount == ExactDecimal(amount) && state.refusal == nil)
      }
      #expect(dollars.applying(.insert("4 "), to: "$1.23", selection: 5..<5).text == "$12.34")
    }
  }

  @Test func startsAfterADeletedDigitWithZero() {
    let state = dollars.applying(.delete, to: "$80,000.00", selection: 2..<2)
    #expect(state.text == "$0.00" && state.selection == 5..<5)
    #expect(dollars.applying(.insert("6"), to: state.text, selection: state.selection).text == "$0.06")
  }

  /// What is pasted is shown as it is, or changes nothing.
  @Test(
    arguments: [
      ("1e3", .unexpected("e")), ("12/31/2024", .unexpected("/")), ("12.3456789", .tooManyDecimals),
      ("€5", .wrongCurrency("€")), ("x", .noDigits), ("1.2.3", .separators),
      (String(repeating: "9", count: 37), .outOfRange), ("$" + String(repeating: "9", count: 38), .outOfRange),
      (String(repeating: "9", count: 39), .tooManyDigits),
    ] as [(String, AmountParseError.Reason)]
  )
  func saysWhyItRefuses(text: String, reason: AmountParseError.Reason) {
    let state = dollars.applying(.insert(text), to: "", selection: 0..<0)
    #expect(state.text.isEmpty && state.refusal?.reason == reason && state.refusal?.text == text)
    let hasMarks = text.contains { !$0.isNumber }
    for selection in [0..<5, 5..<5, 2..<2] where selection.count > 0 || hasMarks {
      let state = dollars.applying(.insert(text), to: "$1.23", selection: selection)
      #expect(state.text == "$1.23" && state.refusal?.reason == reason)
    }
    if reason != .outOfRange {
      let assigned = dollars.state(of: text)
      #expect(assigned.text.isEmpty && assigned.refusal?.text == text)
      // Letters alone are no digits to an edit, and a word of no currency to the reader.
      #expect(assigned.refusal?.reason == (reason == .noDigits ? .wrongCurrency(text) : reason))
    }
    #expect(dollars.applying(.insert("5"), to: "", selection: 0..<0).refusal == nil)
  }

  @Test func refusesWhatIsBeyondTheLimits() {
    let input = AmountInput(AmountFormat(.enUS, .usDollar), minimum: 0, maximum: 1_000, maximumIntegers: 3)
    for text in ["80000", "-5.00", "$1,000.01"] {
      #expect(input.applying(.insert(text), to: "", selection: 0..<0).refusal?.reason == .outOfRange)
    }
    let state = input.applying(.insert("1"), to: "$123.45", selection: 7..<7)
    #expect(state.text == "$123.45" && state.refusal?.reason == .outOfRange)
    #expect(state.refusal?.description == #""1" is beyond the limits of the field; write it like "$234.50""#)
  }

  @Test func keepsTheSignOfAccountants() throws {
    var format = AmountFormat(.enUS, .usDollar)
    format.style = .accounting
    let input = AmountInput(format)
    #expect(try input.state(of: ExactDecimal("-12.5")).text == "($12.50)")
    #expect(try input.endingEditing(of: "($12.50)").amount == ExactDecimal("-12.5"))
    let state = typed("-12", input)
    #expect(try state.text == "($0.12)" && state.amount == ExactDecimal("-0.12"))
    let positive = input.applying(.replace(0..<1, with: ""), to: state.text, selection: 1..<1)
    #expect(try positive.amount == ExactDecimal("0.12"))
    #expect(try input.applying(.delete, to: state.text, selection: state.selection).amount == ExactDecimal("-0.01"))
  }

  @Test func keepsTheSignThatAFormatDoesNotWrite() throws {
    var format = AmountFormat(.enUS, .usDollar)
    format.sign = .never
    #expect(try AmountInput(format).state(of: ExactDecimal("-12.5")).text == "-$12.50")
    #expect(try typed("-12", AmountInput(format)).amount == ExactDecimal("-0.12"))
    format.sign = .negative
    #expect(typed("-0", AmountInput(format)).text == "-$0.00" && typed("-01", AmountInput(format)).text == "-$0.01")
    format.sign = .exceptZero
    #expect(typed("0", AmountInput(format)).text == "+$0.00" && typed("-0", AmountInput(format)).text == "-$0.00")
  }

  @Test func showsNoOtherAmount() throws {
    let format = AmountFormat(.enUS, .usDollar)
    let short = AmountInput(format, maximumIntegers: 3)
    #expect(try short.state(of: ExactDecimal("1234.56")).text == "$999.99" && short.state(of: -1000).text == "-$999.99")
    #expect(typed("1234567", short).text == "$123.45")
    // The decimals can't show the limits.
    let limited = try AmountInput(format, minimum: ExactDecimal("0.005"), maximum: ExactDecimal("0.999"))
    #expect(limited.state(of: 0).text == "$0.01" && limited.state(of: 5).text == "$0.99")
    #expect(dollars.state(of: "5").text == "$5.00" && dollars.state(of: "five").text.isEmpty)
  }

  @Test func roundsAsItsFormat() throws {
    var format = AmountFormat(TestLocale.enUS, TestCurrency.usDollar)
    for (rule, positive, negative) in [(.down, "$1.23", "-$1.24"), (.up, "$1.24", "-$1.23")]
      as [(FloatingPointRoundingRule, String, String)]
    {
      format.rounding = rule
      #expect(try AmountInput(format).state(of: ExactDecimal("1.239")).text == positive)
      #expect(try AmountInput(format).state(of: ExactDecimal("-1.231")).text == negative)
    }
    var cash = AmountFormat(TestLocale.deCH, TestCurrency.swissFranc)
    cash.digits = .cash
    let input = try AmountInput(cash, maximum: ExactDecimal("0.07"))
    for (amount, rounded) in [("0.03", "0.05"), ("0.02", "0.00"), ("0.08", "0.07"), ("0.50", "0.07")] {
      #expect(try input.state(of: ExactDecimal(amount)).amount == ExactDecimal(rounded))
    }
    // A user can still type what no coins make up.
    #expect(try typed("3", input).amount == ExactDecimal("0.03"))
  }

  @Test func limitsThatNoAmountMeetsStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      _ = AmountInput(AmountFormat(.enUS, .usDollar), minimum: 2, maximum: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = AmountInput(AmountFormat(.enUS, .usDollar), minimum: 1000, maximumIntegers: 3)
    }
  }

  private static let fragments = [
    "0", "1", "5", "9", "12", "007", "-", "\u{2212}", ".", ",", "(", ")", "$", "", "-3456", "1.234,56", "$1,234.5",
    "(5)",
    "٣", "USD 7", "€ 8", "5,-", "1e3", "x",
  ]

  /// The amount that is held is the one that is shown, and the one that `parse` reads.
  @Test(arguments: 0..<rounds(1_000)) func holdsWhatItShows(round: Int) throws {
    var generator = SeededGenerator(seed: UInt64(round))
    for _ in 0..<20 {
      var format = AmountFormat(
        try #require(TestLocale.allCases.randomElement(using: &generator)),
        try #require(TestCurrency.allCases.randomElement(using: &generator))
      )
      format.style = Bool.random(using: &generator) ? .standard : .accounting
      format.width = try #require([SymbolWidth.standard, .narrow, .code, .none].randomElement(using: &generator))
      let signs = [SignDisplay.asNeeded, .always, .exceptZero, .negative, .never]
      format.sign = try #require(signs.randomElement(using: &generator))
      let input = AmountInput(format)
      if format.sign == .never { format.sign = .asNeeded }
      var state = input.state(of: "")
      for _ in 0..<20 {
        state = input.applying(Self.edit(of: state, using: &generator), to: state.text, selection: state.selection)
        if let amount = state.amount { #expect(try format.parse(state.text).amount == amount, "\(state.text)") }
      }
    }
  }

  private static func edit(of state: AmountTextState, using generator: inout SeededGenerator) -> CurrencyTextEdit {
    let text = fragments.randomElement(using: &generator) ?? ""
    let start = Int.random(in: 0...state.text.count, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return .delete
    case 1: return .replace(start..<min(state.text.count, start + 2), with: text)
    case 2: return .replace(0..<state.text.count, with: text)
    default: return .insert(text)
    }
  }

  @Test func canClearZero() {
    var input = dollars
    input.clearsZero = true
    #expect(input.endingEditing(of: "$0.00").text.isEmpty && input.endingEditing(of: "$0.01").text == "$0.01")
    #expect(dollars.endingEditing(of: "-$0.00").text == "$0.00")
  }

  @Test func writesMinusSignsOfTheLocale() {
    let state = AmountInput(AmountFormat(.svSE, .euro)).applying(.insert("-"), to: "", selection: 0..<0)
    #expect(state.text == "\u{2212}" && state.amount == nil)
  }

  @Test func countsUTF16CodeUnits() {
    // The emoji has two code units, and the accented letter has two.
    let text = "💶1.2e\u{301}3"
    #expect(dollars.applying(.insert("9"), to: text, utf16Selection: 8..<8).text == "$12.39")
    #expect(dollars.applying(.insert("9"), to: text, utf16Selection: 3..<3).text == "$19.23")
    #expect(dollars.applying(.replace(2..<5, with: ""), to: text, utf16Selection: 0..<0).text == "$0.03")
    let shown = dollars.applying(.insert("1"), to: "", utf16Selection: 0..<0)
    #expect(shown.utf16Selection == 5..<5)
  }

  @Test func roundsUTF16OffsetsWithinCharactersDown() {
    let text = "💶1.23"
    #expect(dollars.applying(.insert("9"), to: text, utf16Selection: 1..<1).text == "$91.23")
    #expect(dollars.applying(.replace(1..<3, with: "4"), to: text, utf16Selection: 6..<6).text == "$4.23")
    #expect(dollars.applying(.insert("x"), to: text, utf16Selection: 1..<1).utf16Selection == 0..<0)
  }

  @Test func limitsUTF16Offsets() {
    let text = "💶1.23"
    for beyond in [6..<6, 6..<99, 99..<100] {
      #expect(dollars.applying(.insert("9"), to: text, utf16Selection: beyond).text == "$12.39")
      #expect(dollars.applying(.insert("x"), to: text, utf16Selection: beyond).utf16Selection == 6..<6)
    }
    #expect(dollars.applying(.insert("9"), to: text, utf16Selection: -5 ..< -1).text == "$91.23")
    #expect(dollars.applying(.replace(-3..<99, with: "8"), to: text, utf16Selection: 0..<0).text == "$0.08")
  }

  /// As ranges of characters do.
  @Test func deletesTheLastCharacterBeyondTheEnd() {
    let text = "💶1.23"
    for units in [6..<7, 6..<8, 9..<12] {
      let state = dollars.applying(.replace(units, with: ""), to: text, utf16Selection: 6..<6)
      #expect(state.text == "$0.12")
      #expect(state == dollars.applying(.replace(units, with: ""), to: text, selection: 5..<5))
      #expect(dollars.applying(.replace(units, with: "4"), to: text, utf16Selection: 6..<6).text == "$12.34")
    }
    #expect(dollars.applying(.replace(6..<6, with: ""), to: text, utf16Selection: 6..<6).text == text)
    #expect(dollars.applying(.replace(0..<1, with: ""), to: "", utf16Selection: 0..<0).text.isEmpty)
  }

  @Test func selectsInUTF16CodeUnits() {
    let state = dollars.applying(.insert("x"), to: "a👍🏽b", utf16Selection: 1..<5)
    #expect(state.selection == 1..<2 && state.utf16Selection == 1..<5)
  }
}
