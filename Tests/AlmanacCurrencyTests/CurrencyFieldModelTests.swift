import AlmanacCurrency
import Foundation
import Testing

@Suite struct CurrencyFieldModelTests {
  private func model(
    _ locale: String = "en_US",
    _ configure: (CurrencyFormatter) -> Void = { _ in }
  ) -> CurrencyFieldModel {
    let formatter = CurrencyFormatter { $0.locale = locale }
    configure(formatter)
    return CurrencyFieldModel(formatter: formatter)
  }

  @Test func beginsAndEndsEditing() {
    var model = model("de_DE") {
      $0.minValue = 10
      $0.maxValue = 50
    }
    model.receive(.setAmount(12.5))
    #expect(model.text == "12,50\u{A0}€")
    model.receive(.select(0..<0))
    model.receive(.beginEditing)
    #expect(model.isEditing)
    #expect(model.selection == 5..<5)
    model.receive(.select(2..<2))
    model.receive(.beginEditing)
    #expect(model.selection == 2..<2)
    model.receive(.select(7..<7))
    #expect(model.selection == 5..<5)
    model.receive(.select(0..<7))
    #expect(model.selection == 0..<7)
    model.receive(.edit(.insert("2")))
    #expect(model.text == "0,02\u{A0}€")
    model.receive(.endEditing)
    #expect(model.text == "10,00\u{A0}€")
    #expect(model.amount == 10)
    #expect(!model.isEditing && !model.canUndo)
    model.receive(.undo)
    #expect(model.text == "10,00\u{A0}€")
  }

  @Test func limitsAmountsOfTheProgram() {
    var model = model { $0.maxValue = 100 }
    model.receive(.setAmount(2_000))
    #expect(model.text == "$100.00")
    model.receive(.setAmount(1.005))
    #expect(model.text == "$1.00")
    model.receive(.setAmount(-0.001))
    #expect(model.text == "$0.00")
    model.receive(.setAmount(.nan))
    #expect(model.text == "")
    model.receive(.setAmount(5))
    model.receive(.setAmount(nil))
    #expect(model.text == "" && model.amount == nil && model.unformattedText == "")
  }

  @Test(
    arguments: [
      ("56", "$56.00"), ("$34.00", "$34.00"), ("1.5", "$1.50"), ("1.234,56", "$1,234.56"), ("1.234,56 €", ""),
      ("some", ""), ("-", ""),
      ("", ""),
      ("-7", "-$7.00"), ("999999", "$1,500.00"), ("१२", "$12.00"),
    ]
  )
  func readsTextsOfTheProgram(text: String, shown: String) {
    var model = model { $0.maxValue = 1_500 }
    model.receive(.setText("$9.99"))
    model.receive(.setText(text))
    #expect(model.text == shown)
    model.receive(.setText(model.text))
    #expect(model.text == shown)
  }

  @Test func clearsWhileTheUserEdits() {
    var model = model()
    model.receive(.beginEditing)
    model.type("123")
    model.receive(.setText(""))
    #expect(model.text == "" && model.isEditing && !model.canUndo)
    model.type("123")
    model.receive(.clear)
    #expect(model.text == "")
    model.receive(.undo)
    #expect(model.text == "$1.23")
  }

  @Test func keepsWhatTheUserTypesIfTheProgramSetsTheSameAmount() {
    var model = model { $0.minValue = -9 }
    model.receive(.edit(.insert("-")))
    model.receive(.setAmount(nil))
    #expect(model.text == "-")
    model.type("12")
    model.receive(.select(4..<4))
    model.receive(.setAmount(-0.12))
    model.receive(.setText("-$0.12"))
    #expect(model.selection == 4..<4 && model.canUndo)
  }

  @Test func undoesAndRedoes() {
    var model = model()
    model.receive(.beginEditing)
    for key in "12" { model.receive(.edit(.insert(String(key)))) }
    model.receive(.edit(.replace(0..<5, with: "$ 1,234.5")))
    model.receive(.edit(.insert("x")))
    #expect(model.text == "$1,234.50")
    for text in ["$0.12", "$0.01", "", ""] {
      model.receive(.undo)
      #expect(model.text == text)
    }
    for text in ["$0.01", "$0.12", "$1,234.50", "$1,234.50"] {
      model.receive(.redo)
      #expect(model.text == text)
    }
    model.receive(.undo)
    model.receive(.edit(.insert("3")))
    #expect(model.text == "$1.23" && !model.canRedo)
  }

  @Test func waitsForMarkedText() {
    var model = model("ja_JP") { $0.currencyCode = "JPY" }
    model.receive(.setAmount(5))
    model.receive(.beginEditing)
    let shown = model.text
    for composed in ["１", "１２", "１２３"] {
      let text = shown + composed
      model.receive(.compose(text: text, selection: text.count..<text.count))
      #expect(model.text == text && model.amount == 5 && model.isComposing)
      // The view shows the composed text, and the program has not changed the amount.
      model.receive(.setAmount(5))
      model.receive(.setText(shown))
      model.receive(.updateFormat)
      #expect(model.text == text)
    }
    model.receive(.change(text: shown + "１２３", selection: shown.count + 3..<shown.count + 3))
    #expect(model.amount == 5_123 && !model.isComposing)
    model.receive(.undo)
    #expect(model.text == shown)
  }

  @Test func leavesMarkedTextBehind() {
    var model = model()
    model.receive(.setText("$1.00"))
    model.receive(.beginEditing)
    model.receive(.compose(text: "$1.00あ", selection: 6..<6))
    model.receive(.change(text: "$1.00", selection: 5..<5))
    #expect(model.text == "$1.00" && !model.canUndo && !model.isComposing)
    model.receive(.compose(text: "$1.00２", selection: 6..<6))
    model.receive(.setAmount(7))
    #expect(model.text == "$7.00" && !model.isComposing)
    model.receive(.compose(text: "$7.00２", selection: 6..<6))
    model.receive(.endEditing)
    #expect(model.text == "$70.02" && !model.isComposing)
    model.receive(.compose(text: "$70.02２", selection: 7..<7))
    model.receive(.edit(.delete))
    #expect(model.text == "$70.02" && !model.isComposing)
    model.receive(.compose(text: "$70.02２", selection: 7..<7))
    model.receive(.edit(.insert("3")))
    #expect(model.text == "$7,002.23")
  }

  @Test func changesTheFormatAfterMarkedText() {
    var model = model()
    model.type("123")
    model.receive(.compose(text: "$1.23い", selection: 6..<6))
    model.input.formatter.currency = .yen
    model.receive(.updateFormat)
    #expect(model.text == "$1.23い")
    model.receive(.change(text: "$1.23", selection: 5..<5))
    #expect(model.text == "¥1" && !model.canUndo)
    model.receive(.clear)
    model.input.formatter.currency = .dollar
    model.receive(.undo)
    // The state before had another format.
    #expect(model.text == "$1.00" && !model.canRedo)
  }

  @Test(arguments: [("12.50", "$12.50"), ("$ 1,234.50", "$1,234.50"), ("twelve", ""), ("-3", "-$0.03"), ("5", "$0.05")])
  func takesDictation(spoken: String, text: String) {
    var model = model()
    model.receive(.beginEditing)
    model.receive(.change(text: spoken, selection: spoken.count..<spoken.count))
    #expect(model.text == text)
  }

  /// What the text field changed itself, such as `$1.11` to `$1.111` with the caret after the new digit.
  @Test(
    arguments: [
      ("$1.11", "$1.111", 6, "$11.11", 6), ("$11.11", "$111.11", 2, "$111.11", 2), ("$11.11", "$1.11", 2, "$1.11", 2),
      ("$1,234.56", "$1234.56", 2, "$234.56", 1), ("$1.23", "", 0, "", 0), ("$1.23", "$1.23", 1, "$1.23", 1),
      ("$1.23", "99", 2, "$99.00", 6), ("$1.23", "9", 1, "$0.09", 5), ("$1.23", "$1.23 ", 0, "$1.23", 5),
    ]
  )
  func learnsEditsFromTheText(old: String, new: String, caret: Int, text: String, expected: Int) {
    var model = model()
    model.receive(.setText(old))
    model.receive(.beginEditing)
    model.receive(.change(text: new, selection: caret..<caret))
    #expect(model.text == text)
    #expect(model.selection == expected..<expected)
  }

  @Test func learnsEditsOfTheSelection() {
    var model = model()
    model.receive(.setText("$12.00"))
    model.receive(.beginEditing)
    model.receive(.select(0..<6))
    // A new amount, although most of its characters are those of the old one.
    model.receive(.change(text: "$12.5", selection: 5..<5))
    #expect(model.text == "$12.50")
    model.receive(.select(2..<2))
    model.receive(.change(text: "$112.50", selection: 3..<3))
    #expect(model.text == "$112.50" && model.selection == 3..<3)
    // The keys for deletion, before and after the caret.
    model.receive(.change(text: "$12.50", selection: 2..<2))
    #expect(model.text == "$12.50" && model.selection == 2..<2)
    model.receive(.change(text: "$1.50", selection: 2..<2))
    #expect(model.text == "$1.50" && model.selection == 2..<2)
    model.receive(.change(text: "$150", selection: 2..<2))
    #expect(model.text == "$0.10" && model.selection == 4..<4)
  }

  @Test func ignoresMinusSignsOfAKeyboardWithoutThem() {
    var model = model()
    model.acceptsMinusSigns = false
    model.receive(.edit(.insert("-")))
    #expect(model.text == "")
    model.receive(.edit(.insert("-5")))
    #expect(model.text == "$0.05")
    model.receive(.edit(.replace(0..<5, with: "\u{2212}")))
    #expect(model.text == "$0.05")
    model.receive(.edit(.replace(0..<5, with: "")))
    #expect(model.text == "")
  }

  @Test func writesTheAmountInAnotherFormat() {
    var model = model()
    model.receive(.beginEditing)
    model.type("1234")
    model.input.formatter.currency = .yen
    model.receive(.updateFormat)
    #expect(model.text == "¥12" && model.amount == 12 && !model.canUndo)
    model.input.formatter = CurrencyFormatter {
      $0.currency = .euro
      $0.locale = "de_DE"
      $0.minValue = 20
    }
    // The selection and the range are those of the old text.
    model.receive(.select(3..<3))
    model.receive(.edit(.replace(2..<3, with: "")))
    #expect(model.text == "1,20\u{A0}€" && model.selection == 4..<4)
    model.receive(.endEditing)
    #expect(model.text == "20,00\u{A0}€")
    model.input.formatter.minValue = 30
    model.receive(.updateFormat)
    #expect(model.text == "30,00\u{A0}€")
  }

  @Test func limitsTheAmountAtTheReturnKey() {
    var model = model { $0.minValue = 1 }
    model.input.clearsWhenValueIsZero = true
    model.receive(.beginEditing)
    model.receive(.edit(.insert("5")))
    model.receive(.commit)
    #expect(model.text == "$1.00" && model.isEditing)
    model.receive(.undo)
    #expect(model.text == "$0.05")
    model.receive(.edit(.delete))
    model.receive(.commit)
    #expect(model.text == "")
  }

  @Test func keepsATextUntilTheFirstEdit() {
    var model = CurrencyFieldModel(formatter: CurrencyFormatter { $0.locale = "en_US" }, text: "3456")
    #expect(model.text == "3456")
    model.receive(.edit(.insert("7")))
    #expect(model.text == "$345.67")
  }

  @Test func convertsValues() {
    #expect(Decimal(currencyAmount: nil) == 0 && Decimal(3).currencyAmount == 3)
    #expect(Decimal?(currencyAmount: nil) == nil && Decimal?(currencyAmount: 3) == 3)
    #expect(Decimal?.none.currencyAmount == nil && Decimal?(3).currencyAmount == 3)
  }
}

extension CurrencyFieldModel {
  /// Types a text, key by key.
  fileprivate mutating func type(_ text: String) {
    for key in text { receive(.edit(.insert(String(key)))) }
  }
}
