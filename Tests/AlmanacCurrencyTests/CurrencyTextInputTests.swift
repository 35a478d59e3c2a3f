import AlmanacCurrency
import Foundation
import Testing

/// What keys do to the text of an amount, and where the caret is.
@Suite struct CurrencyTextInputTests {
  @Test func shiftsDigitsInFromTheRight() {
    var field = InputField()
    field.type("1")
    #expect(field.text == "$0.01")
    field.type("111111111")
    #expect(field.text == "$11,111,111.11")
    #expect(field.state?.amount == Decimal(string: "11111111.11"))
    #expect(field.state?.unformatted == "11111111.11")
    #expect(field.selection == 14..<14)
    field.delete()
    field.delete()
    #expect(field.text == "$111,111.11")
  }

  @Test func deletesThroughTheDecimals() {
    var field = InputField("$0.19")
    field.delete()
    #expect(field.text == "$0.01")
    field.delete()
    #expect(field.text == "$0.00")
    field.delete()
    #expect(field.text == "$0.00")
    #expect(field.state?.amount == 0)
  }

  @Test func deletesAll() {
    var field = InputField("$1,234,567.89")
    field.selection = 0..<13
    field.delete()
    #expect(field.text == "")
    #expect(field.selection == 0..<0)
    #expect(field.state?.amount == nil)
    #expect(field.state?.unformatted == "")
  }

  @Test func editsInTheMiddle() {
    var field = InputField("$1,234,567.89")
    field.apply(.replace(4..<5, with: ""))
    #expect(field.text == "$124,567.89")
    field = InputField("$1,234,567.89")
    field.apply(.replace(3..<5, with: "15"))
    #expect(field.text == "$1,154,567.89")
    field = InputField("$1,234.56")
    field.selection = 3..<3
    // The caret is after a separator.
    field.delete()
    #expect(field.text == "$234.56")
    #expect(field.selection == 1..<1)
    field.type("9")
    #expect(field.text == "$9,234.56")
    #expect(field.selection == 2..<2)
  }

  @Test func deletesForward() {
    var field = InputField("$1,234.56")
    field.selection = 2..<2
    // The separator after the caret, and so the digit after it.
    field.apply(.replace(2..<3, with: ""))
    #expect(field.text == "$134.56")
    #expect(field.selection == 2..<2)
    field.apply(.replace(2..<3, with: ""))
    #expect(field.text == "$14.56")
    field.selection = 0..<0
    field.apply(.replace(0..<1, with: ""))
    #expect(field.text == "$4.56")
    // Several characters at once, such as a word.
    field.selection = 1..<1
    field.apply(.replace(1..<3, with: ""))
    #expect(field.text == "$0.56")
    field = InputField("1,23\u{A0}€", "de_DE")
    field.selection = 4..<4
    field.apply(.replace(4..<5, with: ""))
    #expect(field.text == "1,23\u{A0}€")
  }

  @Test func ignoresDigitsBeyondTheLimit() {
    var field = InputField { $0.maxIntegers = 5 }
    for _ in 0...20 { field.type("1") }
    #expect(field.text == "$11,111.11")
    field = InputField("$1,234,567.89") { $0.maxIntegers = 7 }
    field.apply(.replace(5..<8, with: "150"))
    #expect(field.text == "$1,231,506.78")
    // After the inserted text, although a digit after it is gone.
    #expect(field.selection == 9..<9)
  }

  @Test func ignoresWhatIsNoDigit() {
    var field = InputField()
    field.type(",,,,")
    #expect(field.text == "")
    field = InputField("$3,456.45")
    field.selection = 2..<2
    field.apply(.replace(4..<8, with: ",,,,"))
    #expect(field.text == "$3,456.45")
    #expect(field.selection == 2..<2)
    field.apply(.insert(""))
    #expect(field.text == "$3,456.45")
  }

  @Test func takesAMinusSignAtTheBeginning() {
    var field = InputField()
    field.type("-")
    #expect(field.text == "-")
    #expect(field.state?.amount == nil)
    field.type("3451")
    #expect(field.text == "-$34.51")
    #expect(field.state?.unformatted == "-34.51")
    field.selection = 1..<1
    field.delete()
    #expect(field.text == "$34.51")
    field.selection = 0..<0
    field.type("-")
    #expect(field.text == "-$34.51")
    field = InputField("$34.51")
    field.apply(.replace(0..<3, with: "-"))
    #expect(field.text == "-$34.51")
    field = InputField("$34.51")
    field.apply(.replace(1..<3, with: "-"))
    #expect(field.text == "$34.51")
    field.apply(.replace(0..<6, with: "-"))
    #expect(field.text == "-")
  }

  @Test func takesAMinusSignBetweenDigitsAsADash() {
    var field = InputField("$1.00")
    field.apply(.insert("-5"))
    #expect(field.text == "$10.05")
    field = InputField("$12.00")
    field.selection = 2..<2
    field.type("-")
    #expect(field.text == "$12.00" && field.state?.refusal?.reason == .signs)
    field = InputField()
    field.type("-1-2")
    #expect(field.text == "-$0.12")
  }

  @Test func takesAMinusSignAfterTheLastDigit() {
    var field = InputField("$1.00")
    field.type("-")
    #expect(field.text == "-$1.00" && field.state?.amount == -1)
    field.type("-")
    #expect(field.text == "-$1.00")
    field = InputField("1,00\u{A0}€", "de_DE")
    field.selection = 4..<4
    field.type("-5")
    #expect(field.text == "-10,05\u{A0}€")
    field = InputField("$1.00") { $0.minValue = 0 }
    field.type("-")
    #expect(field.text == "$1.00" && field.state?.refusal?.reason == .outOfRange)
  }

  @Test func keepsTheSignOfZero() {
    var field = InputField()
    for (key, text) in zip("-0050", ["-", "-$0.00", "-$0.00", "-$0.05", "-$0.50"]) {
      field.type(String(key))
      #expect(field.text == text)
    }
  }

  @Test func deletesTheSignOfZero() {
    var field = InputField("-$0.15")
    for text in ["-$0.01", "-$0.00", "$0.00", "$0.00"] {
      field.delete()
      #expect(field.text == text)
    }
  }

  @Test func takesNegativeReais() {
    var field = InputField("", "pt_BR") {
      $0.decimalSeparator = "."; $0.groupingSeparator = ","
    }
    for key in "-3456" { field.type(String(key)) }
    #expect(field.text == "-R$\u{A0}34.56")
    field = InputField("", "pt_BR")
    field.apply(.insert("-3456"))
    #expect(field.text == "-R$\u{A0}3.456,00")
  }

  @Test func keepsTheCaretBeforeASymbolAtTheEnd() {
    var field = InputField("", "de_DE")
    field.type("3")
    #expect(field.text == "0,03\u{A0}€")
    #expect(field.selection == 4..<4)
    field.type("0")
    // As if the user tapped after the symbol.
    field.selection = 6..<6
    field.type("5")
    #expect(field.text == "3,05\u{A0}€")
    field.selection = 6..<6
    field.delete()
    #expect(field.text == "0,30\u{A0}€")
    #expect(field.selection == 4..<4)
  }

  @Test func writesRightToLeftAndOtherDigits() {
    var field = InputField("", "ar_EG")
    for key in ["١", "2", "۳", "４", "५"] { field.type(key) }
    #expect(field.text == "\u{200F}١٢٣٫٤٥\u{A0}ج.م.\u{200F}")
    #expect(field.selection == 7..<7)
    field.delete()
    #expect(field.text == "\u{200F}١٢٫٣٤\u{A0}ج.م.\u{200F}")
    field = InputField("", "he_IL")
    field.type("-5")
    field.type("5")
    #expect(field.state?.unformatted == "-0.55")
  }

  @Test func startsANewAmountOverASelection() {
    var field = InputField("$1,234.56")
    field.selection = 0..<9
    field.type("8")
    #expect(field.text == "$0.08")
  }

  @Test func deletesTheLastDigitForARangeBeyondTheEnd() {
    var field = InputField("$12.34")
    for (range, text) in [(6..<7, "$1.23"), (5..<6, "$0.12"), (100..<200, "$0.01"), (5..<5, "$0.01")] {
      field.apply(.replace(range, with: ""))
      #expect(field.text == text)
    }
    #expect(field.selection == 5..<5)
    field.apply(.replace(9..<9, with: "2"))
    #expect(field.text == "$0.12")
    field = InputField("1,23\u{A0}€", "de_DE")
    field.apply(.replace(6..<7, with: ""))
    #expect(field.text == "0,12\u{A0}€")
    field = InputField("")
    field.apply(.replace(0..<1, with: ""))
    #expect(field.text == "")
  }

  @Test func movesPlacesIntoTheText() {
    var field = InputField("$1.23")
    field.selection = -5..<(-2)
    field.type("9")
    #expect(field.text == "$91.23")
    field.apply(.replace(100..<200, with: "4"))
    #expect(field.text == "$912.34")
    field.apply(.replace(-100..<200, with: ""))
    #expect(field.text == "")
    field.delete()
    #expect(field.text == "")
  }
}
